import { setTimeout as pause } from 'node:timers/promises';
import { type OpenSearchClient, toLines } from './client.ts';

/** Far below the 100 MB that OpenSearch takes in one request, whatever the size of a record. */
const MAX_CHARACTERS = 4_000_000;
const MAX_OPERATIONS = 1000;
/** A cluster that has too much to write says so, and is given time. */
const WAITS_MS = [250, 500, 1000, 2000, 4000, 8000];

/** The lines of one operation: what to do and, for a record, the record. */
export type BulkOperation = readonly object[];

/**
 * Writes to an alias, never to an index by its name: OpenSearch would make an index that has been lost in between anew,
 * without its mapping. The next request is put together while the one before it is under way.
 */
export async function writeInBulk(
  { send }: Pick<OpenSearchClient, 'send'>,
  alias: string,
  operations: Iterable<BulkOperation> | AsyncIterable<BulkOperation>,
): Promise<void> {
  const path = `${alias}/_bulk?require_alias=true&filter_path=items.*.status,items.*.error`;
  let sent: Promise<void> = Promise.resolve();
  try {
    for await (const lines of requests(operations)) {
      await sent;
      sent = sendPatiently(() => send('POST', path, lines));
      // Awaited in the next turn; until then a failure must not count as unhandled.
      sent.catch(() => undefined);
    }
  } finally {
    await sent;
  }
}

async function* requests(operations: Iterable<BulkOperation> | AsyncIterable<BulkOperation>) {
  let [lines, count] = ['', 0];
  for await (const operation of operations) {
    lines += toLines(operation);
    count += 1;
    if (lines.length < MAX_CHARACTERS && count < MAX_OPERATIONS) continue;
    yield lines;
    [lines, count] = ['', 0];
  }
  if (count > 0) yield lines;
}

type Item = Record<string, { status: number; error?: { reason?: string } }>;

async function sendPatiently(send: () => Promise<{ items?: readonly Item[] }>): Promise<void> {
  for (const waitMs of [...WAITS_MS, undefined]) {
    const { items = [] } = await send();
    const refused = items.flatMap((item) => Object.values(item)).find(({ error }) => error);
    if (!refused) return;
    if (refused.status !== 429 || waitMs === undefined)
      throw new Error(`OpenSearch refused a record: ${refused.error?.reason ?? refused.status}`);
    await pause(waitMs);
  }
}
