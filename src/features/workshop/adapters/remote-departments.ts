import { z } from 'zod';
import { RemoteFailure } from '../../../shared/platform/remote/remote-failure.ts';
import { parseJson } from '../../../shared/platform/remote/remote-request.ts';
import { departmentMessage } from '../api/response-schemas.ts';
import type { AvailableDepartment } from '../department.ts';
import { readEvents } from './read-events.ts';
import { parseErrorResult } from './remote-request.ts';

const message = z.union([
  z.object({ error: z.string() }),
  z.object({ nosites: z.literal(true) }),
  departmentMessage,
]);

/** The departments of a remote system's event stream, until it ends. `onBytes` is called whenever something arrives. */
export async function* readDepartments(
  body: AsyncIterable<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<AvailableDepartment> {
  for await (const { event, data } of readEvents(reporting(body, onBytes))) {
    if (event === 'end') return;
    const read = parseJson(data, message);
    if ('nosites' in read) return;
    if ('error' in read)
      throw parseErrorResult(read.error) ?? new RemoteFailure('status', { detail: 'in the stream' });
    yield read;
  }
}

async function* reporting(body: AsyncIterable<Uint8Array>, onBytes: () => void): AsyncGenerator<Uint8Array> {
  for await (const bytes of body) {
    onBytes();
    yield bytes;
  }
}
