import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import SftpClient from 'ssh2-sftp-client';
import type { OutboundClient } from '../../../../shared/platform/outbound/outbound-client.ts';
import { sourceProblem } from '../limited-feed.ts';
import { type FetchOrder, fileName, type SourceFetcher } from '../source-fetcher.ts';
import { SourceProblem } from '../source-problem.ts';

const CONNECT_MS = 20_000;

type Order = FetchOrder<'sftp'>;

/** An SFTP server, over a connection that leads nowhere it must not. */
export function sftpFetcher({ connections }: Pick<OutboundClient, 'connections'>): SourceFetcher<'sftp'> {
  return {
    async open(order) {
      const { host, port, path } = order.source;
      const { signal, seen } = order;
      let session: Session | undefined;
      try {
        const socket = await connections.connect({ host, port, timeoutMs: CONNECT_MS, signal });
        session = await signIn(socket, order);
        const { client, hostKey } = session;
        const { size, modifyTime, isFile } = await client.stat(path);
        if (!isFile) throw new SourceProblem('unreadable', `${path} on ${host} is not a file.`);
        const marks = { size, modifiedMs: modifyTime };
        if (seen && seen.size === size && seen.modifiedMs === modifyTime) {
          session.close();
          return { state: 'unchanged', hostKey };
        }
        const body = wholeFile(session, order, marks);
        return { state: 'opened', body, close: session.close, name: fileName(path), size, marks, hostKey };
      } catch (error) {
        session?.close();
        throw inWords(error, order);
      }
    },
  };
}

type Session = { client: SftpClient; hostKey: string; socket: Socket; close: () => void };

async function signIn(
  socket: Socket,
  { source, secrets, hostKey: expected, signal }: Order,
): Promise<Session> {
  const { host, user } = source;
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
  const { password = '' } = secrets;
  client.on('keyboard-interactive', (_name, _instructions, _language, prompts, finish) =>
    finish(prompts.map(() => password)),
  );
  signal.addEventListener('abort', close, { once: true });
  socket.once('close', () => signal.removeEventListener('abort', close));
  const withKey = { privateKey: secrets.privateKey, passphrase: secrets.passphrase };
  try {
    await client.connect({
      ...{ sock: socket, username: user, readyTimeout: CONNECT_MS },
      ...(source.signIn === 'key' ? withKey : { password, tryKeyboard: true }),
      hostVerifier: (key) => {
        shown = fingerprintOf(key);
        return expected === undefined || shown === expected;
      },
    });
    return { client, hostKey: shown, socket, close };
  } catch (error) {
    close();
    if (signal.aborted) throw new SourceProblem('timeout', `${host} takes too long.`);
    if (expected !== undefined && shown !== '' && shown !== expected)
      throw new SourceProblem(
        'wrong-host-key',
        `${host} shows another key than the one that is known (${shown} instead of ${expected}). Ask its owner; if it is right, enter it as the key of the server, and the password again.`,
        shown,
      );
    if (level === 'client-authentication')
      throw new SourceProblem(
        'sign-in-refused',
        `${host} does not accept the ${source.signIn === 'key' ? 'private key' : 'password'} of ${user}.`,
      );
    if (level === 'client-timeout') throw new SourceProblem('timeout', `${host} does not answer.`);
    if (/privateKey|passphrase|private key/i.test((error as Error).message))
      throw new SourceProblem(
        'sign-in-refused',
        'The private key cannot be read: give it in the format of OpenSSH or PEM, with its passphrase if it has one.',
      );
    throw error;
  }
}

export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

async function* wholeFile(
  { client, socket }: Session,
  order: Order,
  before: { size: number; modifiedMs: number },
): AsyncGenerator<Buffer> {
  const { path, host } = order.source;
  const stream = client.createReadStream(path);
  const problem = new SourceProblem('cut-off', `${host} broke off before the end.`);
  const cutOff = () => stream.destroy(problem);
  socket.once('close', cutOff);
  let read = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      read += chunk.length;
      yield chunk;
    }
    const { size, modifyTime } = await client.stat(path);
    if (read !== before.size || size !== before.size || modifyTime !== before.modifiedMs)
      throw new SourceProblem(
        'changing',
        `${path} on ${host} is being written. It is fetched again in a moment.`,
      );
  } catch (error) {
    // The library has its own words for what was under way when the connection ended.
    throw socket.readyState === 'open' ? inWords(error, order) : problem;
  } finally {
    socket.off('close', cutOff);
  }
}

function inWords(error: unknown, { source: { host, path, user } }: Order): SourceProblem {
  const { code } = error as { code?: unknown };
  // By SFTP as numbers, by the library as names.
  if (code === 'ENOENT' || code === 2)
    return new SourceProblem('not-found', `There is no file ${path} on ${host}.`);
  if (code === 'EACCES' || code === 3)
    return new SourceProblem('sign-in-refused', `${user} may not read ${path} on ${host}.`);
  if (typeof code === 'string' && code.startsWith('ERR_') && code !== 'ERR_STREAM_PREMATURE_CLOSE')
    return new SourceProblem('unreadable', `${host} does not answer as an SFTP server does.`);
  return sourceProblem(error, host);
}
