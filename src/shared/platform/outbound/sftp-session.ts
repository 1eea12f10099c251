import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import SftpClient from 'ssh2-sftp-client';
import type { OutboundClient } from './outbound-client.ts';

const CONNECT_MS = 20_000;

export type SftpServer = { host: string; port: number; user: string };

export type SftpSecrets = {
  password?: string | undefined;
  privateKey?: string | undefined;
  passphrase?: string | undefined;
};

export type SftpSession = { client: SftpClient; hostKey: string; socket: Socket; close: () => void };

export type SftpProblemCode = 'timeout' | 'wrong-host-key' | 'sign-in-refused';

/** Why nobody could sign in. The message holds nothing secret. */
export class SftpProblem extends Error {
  readonly code: SftpProblemCode;
  /** That the server showed. */
  readonly hostKey: string | undefined;

  constructor(code: SftpProblemCode, message: string, hostKey?: string) {
    super(message);
    this.name = 'SftpProblem';
    this.code = code;
    this.hostKey = hostKey;
  }
}

/** Signs in over a connection that leads nowhere it must not; the key of the server is compared where it is known. */
export async function openSftpSession(
  connections: OutboundClient['connections'],
  { host, port, user }: SftpServer,
  { password, privateKey, passphrase }: SftpSecrets,
  { hostKey: expected, signal }: { hostKey: string | undefined; signal: AbortSignal },
): Promise<SftpSession> {
  const socket = await connections.connect({ host, port, timeoutMs: CONNECT_MS, signal });
  const ignored = () => undefined;
  const client = new SftpClient('feed', { error: ignored, end: ignored, close: ignored });
  // After its end the library listens no more.
  socket.on('error', ignored);
  // A file is asked for in many small questions, each of which would wait for the acknowledgement of the one before.
  socket.setNoDelay();
  const close = () => {
    client.end().catch(ignored);
    socket.destroy();
  };
  let shown = '';
  let level: string | undefined;
  client.on('error', (error) => {
    level = error.level;
  });
  client.on('keyboard-interactive', (_name, _instructions, _language, prompts, finish) =>
    finish(prompts.map(() => password ?? '')),
  );
  signal.addEventListener('abort', close, { once: true });
  socket.once('close', () => signal.removeEventListener('abort', close));
  try {
    await client.connect({
      ...{ sock: socket, username: user, readyTimeout: CONNECT_MS },
      ...(privateKey === undefined
        ? { password: password ?? '', tryKeyboard: true }
        : { privateKey, passphrase }),
      hostVerifier: (key) => {
        shown = fingerprintOf(key);
        return expected === undefined || shown === expected;
      },
    });
    return { client, hostKey: shown, socket, close };
  } catch (error) {
    close();
    if (signal.aborted) throw new SftpProblem('timeout', `${host} takes too long.`);
    if (expected !== undefined && shown !== '' && shown !== expected)
      throw new SftpProblem(
        'wrong-host-key',
        `${host} shows another key than the one that is known (${shown} instead of ${expected}). Ask its owner; if it is right, enter it as the key of the server, and the password again.`,
        shown,
      );
    if (level === 'client-authentication')
      throw new SftpProblem(
        'sign-in-refused',
        `${host} does not accept the ${privateKey === undefined ? 'password' : 'private key'} of ${user}.`,
      );
    if (level === 'client-timeout') throw new SftpProblem('timeout', `${host} does not answer.`);
    if (/privateKey|passphrase|private key/i.test((error as Error).message))
      throw new SftpProblem(
        'sign-in-refused',
        'The private key cannot be read: give it in the format of OpenSSH or PEM, with its passphrase if it has one.',
      );
    throw error;
  }
}

/** As `ssh-keygen -lf` prints it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}
