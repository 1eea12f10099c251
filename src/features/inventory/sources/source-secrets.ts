import { z } from 'zod';
import type { FeedSource } from './source.ts';

export const secretNames = [
  'password',
  'headerValue',
  'privateKey',
  'passphrase',
  'secretAccessKey',
] as const;
export type SecretName = (typeof secretNames)[number];
export type SourceSecrets = { readonly [Name in SecretName]?: string | undefined };

const headerText = /^[\x20-\x7e]*$/;
const secret = (max: number) => z.string().min(1).max(max);

/** As they are given; they are stored encrypted and never given out. */
export const givenSecrets = z
  .object({
    password: secret(1000),
    headerValue: secret(4000).regex(headerText, 'has characters that no header may have'),
    privateKey: secret(20_000),
    passphrase: secret(1000),
    secretAccessKey: secret(1000),
  })
  .partial()
  .strict()
  .meta({ id: 'FeedSourceSecrets' });

/** The secrets that a source signs in with, those first that it cannot do without. */
export function secretsOf(source: FeedSource): {
  needed: readonly SecretName[];
  optional: readonly SecretName[];
} {
  switch (source.kind) {
    case 'web':
      if (!source.signIn) return none;
      return { needed: [source.signIn.as === 'user' ? 'password' : 'headerValue'], optional: [] };
    case 'sftp':
      return source.signIn === 'password'
        ? { needed: ['password'], optional: [] }
        : { needed: ['privateKey'], optional: ['passphrase'] };
    case 's3':
      return { needed: ['secretAccessKey'], optional: [] };
    case 'folder':
    case 'extension':
      return none;
  }
}

const none = { needed: [], optional: [] };

/** Whom a secret is shown to: it is given again for every other one. */
export function destinationOf(source: FeedSource): string {
  switch (source.kind) {
    case 'web':
      return JSON.stringify([source.kind, new URL(source.url).href]);
    case 'sftp':
      return JSON.stringify([source.kind, source.host.toLowerCase(), source.port, source.user]);
    case 's3':
      return JSON.stringify([
        source.kind,
        source.endpoint ?? '',
        source.region,
        source.bucket,
        source.accessKeyId,
      ]);
    case 'folder':
    case 'extension':
      return JSON.stringify([source.kind]);
  }
}

export type StoredSignIn = { source: FeedSource; secrets: SourceSecrets; hostKey: string | undefined };

/** The secrets of a changed source: those that are given, and those that were stored for the same destination. */
export function mergeSecrets(
  source: FeedSource,
  given: SourceSecrets,
  stored: StoredSignIn | undefined,
): SourceSecrets {
  const { needed, optional } = secretsOf(source);
  const kept = stored && isSameDestination(source, stored) ? stored.secrets : {};
  // A new private key has its own passphrase, or none.
  const merged = given.privateKey === undefined ? { ...kept, ...given } : given;
  return Object.fromEntries(
    [...needed, ...optional].flatMap((name) => (merged[name] === undefined ? [] : [[name, merged[name]]])),
  );
}

/** A server that shows another key than before is another server. */
function isSameDestination(source: FeedSource, stored: StoredSignIn): boolean {
  if (destinationOf(source) !== destinationOf(stored.source)) return false;
  return source.kind !== 'sftp' || source.hostKey === undefined || source.hostKey === stored.hostKey;
}

/** What keeps a source from signing in, in words. */
export function problemOfSecrets(source: FeedSource, secrets: SourceSecrets): string | undefined {
  const missing = secretsOf(source).needed.filter((name) => secrets[name] === undefined);
  if (missing.length > 0)
    return `secrets: ${missing.join(', ')} is missing. A secret that was stored for another host or address is not used for this one.`;
  const hasSecrets = Object.keys(secrets).length > 0;
  if (source.kind === 'web' && hasSecrets && new URL(source.url).protocol !== 'https:')
    return 'source.url: a password or key is sent over https:// alone.';
  return undefined;
}
