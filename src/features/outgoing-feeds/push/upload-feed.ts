import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { OutboundClient } from '../../../shared/platform/outbound/outbound-client.ts';
import { OutboundProblem } from '../../../shared/platform/outbound/outbound-problem.ts';
import { openSftpSession } from '../../../shared/platform/outbound/sftp-session.ts';
import type { PushTarget } from './push-target.ts';

/**
 * Sends a file under another name and then gives it its own, so that the receiver never reads half a feed. The file is
 * packed; it is sent so where the target takes it.
 */
export async function uploadFeed(
  connections: OutboundClient['connections'],
  { sftp, secrets, gzip }: PushTarget,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const known = { hostKey: sftp.hostKey, signal };
  const { client, close } = await openSftpSession(connections, sftp, secrets, known);
  const draft = `${sftp.path}.part`;
  try {
    let bytes = 0;
    const counter = new PassThrough().on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    const packed = createReadStream(path);
    const read = pipeline(gzip ? [packed, counter] : [packed, createGunzip(), counter]);
    await Promise.all([client.put(counter, draft), read]);
    const { size } = await client.stat(draft);
    // The library takes some refusals to write for an end.
    if (size !== bytes)
      throw new OutboundProblem('cut-off', `${sftp.host} stored ${size} of ${bytes} bytes of ${sftp.path}.`);
    await replace(client, draft, sftp.path);
  } finally {
    close();
  }
}

type Client = Awaited<ReturnType<typeof openSftpSession>>['client'];

/** In one step where the server can; others rename only to a name that is free. */
async function replace(client: Client, draft: string, path: string): Promise<void> {
  try {
    await client.posixRename(draft, path);
  } catch {
    await client.delete(path, true);
    await client.rename(draft, path);
  }
}
