import { type Answer, inventoryUrl, readAnswer } from '../ask-inventory.ts';

/** From 0 to 1, of what is on its way. */
export type OnProgress = (share: number) => void;

type Sending = {
  method: 'POST' | 'PUT';
  path: string;
  body: Blob | FormData;
  onProgress?: OnProgress | undefined;
};

/** Sends a file and tells how far it is; `fetch` could not. */
export function sendFile<Body>({ method, path, body, onProgress }: Sending): Promise<Answer<Body>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, inventoryUrl(path));
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 1),
    );
    request.addEventListener('load', () =>
      resolve(
        readAnswer(
          request.status < 300,
          request.responseText,
          request.getResponseHeader('etag') ?? undefined,
        ),
      ),
    );
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => resolve({ state: 'unreachable' }));
    request.send(body);
  });
}

export function formOf(mapping: unknown, feed: Blob): FormData {
  const form = new FormData();
  form.append('mapping', JSON.stringify(mapping));
  form.append('feed', feed, 'feed');
  return form;
}

const BEGINNING_BYTES = 4 * 1024 ** 2;

/** What is enough to look at: the beginning, and of an archive all of it, because its directory is at its end. */
export async function beginningOf(file: File): Promise<Blob> {
  if (file.size <= BEGINNING_BYTES) return file;
  const first = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return isPacked(first) ? file : file.slice(0, BEGINNING_BYTES);
}

export function isPacked([one, two]: Uint8Array): boolean {
  const isZip = one === 0x50 && two === 0x4b;
  return isZip || (one === 0x1f && two === 0x8b);
}
