import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OperatorError } from '../../../shared/platform/operator-error.ts';
import { type DeclaredPush, type PushTarget, pushTargetSchema } from './push-target.ts';

const HINT = 'See docs/outgoing-feeds.md, "Feeds that are sent".';

type Environment = Readonly<Record<string, string | undefined>>;

/** The receivers that feeds are sent to, from a file of the installation; their passwords are in the environment. */
export async function loadPushTargets(
  file: string | undefined,
  receivers: readonly string[],
  environment: Environment,
): Promise<readonly PushTarget[]> {
  if (!file) return [];
  const parsed = z.array(pushTargetSchema).safeParse(await readJson(file));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
    throw new OperatorError(`The receivers in ${file} are not right: ${problems.join('; ')}.`, HINT);
  }
  const names = parsed.data.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new OperatorError(`There are two receivers called ${twice} in ${file}.`, HINT);
  return parsed.data.map((declared) => {
    if (!receivers.includes(declared.receiver))
      throw new OperatorError(
        `${declared.name} in ${file} names a feed that there is not: ${declared.receiver}.`,
        HINT,
      );
    return withSecrets(declared, environment);
  });
}

function withSecrets({ sftp, ...declared }: DeclaredPush, environment: Environment): PushTarget {
  const { passwordFrom, privateKeyFrom, passphraseFrom, ...server } = sftp;
  const secret = (name: string | undefined) => {
    if (name === undefined) return undefined;
    const value = environment[name];
    if (!value) throw new OperatorError(`${declared.name} signs in with ${name}, which is not set.`, HINT);
    // A key of several lines is often written in one.
    return value.includes('PRIVATE KEY') ? value.replaceAll('\\n', '\n') : value;
  };
  return {
    ...declared,
    sftp: server,
    secrets: {
      password: secret(passwordFrom),
      privateKey: secret(privateKeyFrom),
      passphrase: secret(passphraseFrom),
    },
  };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`The receivers in ${file} cannot be read: ${error}.`, HINT, error);
  }
}
