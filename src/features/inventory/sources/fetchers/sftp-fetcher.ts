import type { OutboundClient } from '../../../../shared/platform/outbound/outbound-client.ts';
import {
  openSftpSession,
  SftpProblem,
  type SftpSession,
} from '../../../../shared/platform/outbound/sftp-session.ts';
import { sourceProblem } from '../limited-feed.ts';
import { namePattern, newestOf } from '../name-pattern.ts';
import { type FetchOrder, fileName, isSameFile, type SourceFetcher } from '../source-fetcher.ts';
import { SourceProblem } from '../source-problem.ts';

type Order = FetchOrder<'sftp'>;

/** An SFTP server, over a connection that leads nowhere it must not. */
export function sftpFetcher({ connections }: Pick<OutboundClient, 'connections'>): SourceFetcher<'sftp'> {
  return {
    async open(order) {
      const { host, signIn } = order.source;
      const { signal, seen, secrets, hostKey: known } = order;
      const { password, privateKey = '', passphrase } = secrets;
      const used = signIn === 'key' ? { privateKey, passphrase } : { password };
      let session: SftpSession | undefined;
      try {
        session = await openSftpSession(connections, order.source, used, { hostKey: known, signal });
        const { client, hostKey } = session;
        const path = await pathOf(client, order);
        const { size, modifyTime, isFile } = await client.stat(path);
        if (!isFile) throw new SourceProblem('unreadable', `${path} on ${host} is not a file.`);
        const isPattern = path !== order.source.path;
        const marks = { size, modifiedMs: modifyTime, ...(isPattern && { name: fileName(path) }) };
        if (seen && isSameFile(seen, marks)) {
          session.close();
          return { state: 'unchanged', hostKey };
        }
        const body = wholeFile(session, order, path, marks);
        return { state: 'opened', body, close: session.close, name: fileName(path), size, marks, hostKey };
      } catch (error) {
        session?.close();
        throw inWords(error, order);
      }
    },
  };
}

/** The newest that fits a pattern. */
async function pathOf(client: SftpSession['client'], { source: { path, host } }: Order): Promise<string> {
  const pattern = namePattern(path);
  if (!pattern) return path;
  const { folder, matches } = pattern;
  const listed = await client.list(
    folder || (path.startsWith('/') ? '/' : '.'),
    ({ name, type }) => type === '-' && matches(name),
  );
  const newest = newestOf(listed.map(({ name, modifyTime }) => ({ name, modifiedMs: modifyTime })));
  if (!newest) throw new SourceProblem('not-found', `No file on ${host} fits ${path}.`);
  return path.slice(0, path.lastIndexOf('/') + 1) + newest.name;
}

async function* wholeFile(
  { client, socket }: SftpSession,
  order: Order,
  path: string,
  before: { size: number; modifiedMs: number },
): AsyncGenerator<Buffer> {
  const { host } = order.source;
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
  if (error instanceof SftpProblem) return new SourceProblem(error.code, error.message, error.hostKey);
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
