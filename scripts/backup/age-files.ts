import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { MediaObjects } from '../../src/content/publishing/adapters/media-objects.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';

/** As the command line tool `age` names and reads them. */
export const AGE_ENDING = '.age';

type Web = ReadableStream<Uint8Array>;

/** The public keys of those who may read the backup, separated by commas. */
export function encrypterFor(recipients: string): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients.split(',').map((each) => each.trim()))
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new OperatorError(
        `BACKUP_RECIPIENTS names '${recipient}', which is no public key of age.`,
        'Give what npm run backup -- --new-key FILE printed: age1 and 58 letters and digits.',
      );
    }
  return encrypter;
}

/** Reads the secret keys of a file as age-keygen writes it: one a line, comments after #. */
export async function decrypterFrom(file: string): Promise<Decrypter> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new OperatorError(`There is no file ${file}.`, 'Name the file with the secret key of the backup.');
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    identities.length = 0;
  }
  if (identities.length > 0) return decrypter;
  throw new OperatorError(
    `${file} holds no secret key of age.`,
    'It has a line that begins with AGE-SECRET-KEY-.',
  );
}

/** A pair: the secret as the text of its file, and the public key that backups are made for. */
export async function makeIdentity(): Promise<{ file: string; recipient: string }> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  return { file: `# public key: ${recipient}\n${identity}\n`, recipient };
}

export async function encryptFile(encrypter: Encrypter, from: string, to: string): Promise<void> {
  const encrypted = await encrypter.encrypt(Readable.toWeb(createReadStream(from)) as Web);
  await pipeline(encrypted, createWriteStream(to, { flags: 'wx', flush: true, mode: 0o600 }));
}

export async function decryptFile(decrypter: Decrypter, from: string, to: string): Promise<void> {
  try {
    const text = await decrypter.decrypt(Readable.toWeb(createReadStream(from)) as Web);
    await pipeline(text, createWriteStream(to, { flags: 'wx', flush: true, mode: 0o600 }));
  } catch (problem) {
    throw unreadable(from, problem);
  }
}

/** Objects that are encrypted one by one on their way into a folder. */
export function encryptedObjects(objects: MediaObjects, encrypter: Encrypter): MediaObjects {
  return {
    ...objects,
    has: (key) => objects.has(`${key}${AGE_ENDING}`),
    add: async (key, bytes) =>
      objects.add(`${key}${AGE_ENDING}`, Buffer.from(await encrypter.encrypt(bytes))),
    keys: () => plainKeys(objects),
  };
}

export function decryptedObjects(objects: MediaObjects, decrypter: Decrypter): MediaObjects {
  return {
    ...objects,
    has: (key) => objects.has(`${key}${AGE_ENDING}`),
    read: async (key) => {
      const bytes = await objects.read(`${key}${AGE_ENDING}`);
      if (!bytes) return undefined;
      return Buffer.from(
        await decrypter.decrypt(bytes).catch((problem: unknown) => {
          throw unreadable(key, problem);
        }),
      );
    },
    keys: () => plainKeys(objects),
  };
}

async function plainKeys(objects: MediaObjects): Promise<string[]> {
  const keys = await objects.keys();
  return keys.filter((key) => key.endsWith(AGE_ENDING)).map((key) => key.slice(0, -AGE_ENDING.length));
}

function unreadable(file: string, problem: unknown): OperatorError {
  return new OperatorError(
    `${file} cannot be decrypted: ${(problem as Error).message}.`,
    'Name the secret key that belongs to the backup; if it does, the file is damaged: take an earlier backup.',
  );
}
