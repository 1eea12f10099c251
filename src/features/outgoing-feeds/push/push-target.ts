import { z } from 'zod';
import { hostField, hostKeyField } from '../../../shared/platform/outbound/sftp-fields.ts';

const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'has control characters');
const variable = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'is not the name of an environment variable');

/** A receiver that does not fetch: its feed is sent there by SFTP whenever it has changed. Passwords are never in it. */
export const pushTargetSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is lower-case letters, digits and dashes')
    .max(60),
  site: oneLine(60),
  /** The name of a receiver, or of a feed of one's own. */
  receiver: oneLine(60),
  /** The site's first without it. */
  language: oneLine(5).optional(),
  /** Packed with gzip. */
  gzip: z.boolean().default(false),
  sftp: z
    .strictObject({
      host: hostField,
      port: z.int().min(1).max(65_535).default(22),
      user: oneLine(200),
      path: oneLine(1000),
      /** A feed goes to no other server. */
      hostKey: hostKeyField,
      /** Environment variables with the password, or the private key and its passphrase. */
      passwordFrom: variable.optional(),
      privateKeyFrom: variable.optional(),
      passphraseFrom: variable.optional(),
    })
    .refine(
      ({ passwordFrom, privateKeyFrom }) => (passwordFrom === undefined) !== (privateKeyFrom === undefined),
      'needs either passwordFrom or privateKeyFrom',
    ),
});

export type DeclaredPush = z.output<typeof pushTargetSchema>;

/** With what signs in. */
export type PushTarget = Omit<DeclaredPush, 'sftp'> & {
  sftp: Pick<DeclaredPush['sftp'], 'host' | 'port' | 'user' | 'path' | 'hostKey'>;
  secrets: {
    password?: string | undefined;
    privateKey?: string | undefined;
    passphrase?: string | undefined;
  };
};
