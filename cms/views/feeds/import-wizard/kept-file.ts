import type { z } from 'zod';
import type { feedUpload, uploadLimit } from '../../../../src/features/inventory/uploads/openapi.ts';
import { type Answer, askInventory } from '../ask-inventory.ts';
import { beginningOf, formOf, type OnProgress, sendFile } from './send-file.ts';

/** A file that the server keeps while somebody chooses how it is read. */
export type KeptFile = {
  index: string;
  file: File;
  /** As the server knows it; undefined where it has not been sent. */
  upload: string | undefined;
  /** It was sent, and is known so from now on. */
  sent: (upload: string) => void;
};

type Asked = {
  method?: 'POST' | 'PUT';
  /** Below the index. */
  path: string;
  mapping?: unknown;
  /** Its beginning is enough where the server keeps nothing. */
  isLook?: boolean;
  onProgress?: OnProgress;
};

/** Asks about a file that is sent once, and again only where the server no longer has it. */
export async function askAboutFile<Body>(kept: KeptFile, asked: Asked): Promise<Answer<Body>> {
  if (kept.upload !== undefined) {
    const answer = await askWith<Body>(kept, asked, kept.upload);
    if (!isGone(answer)) return answer;
  }
  const sent = await keepOnServer(kept, asked.onProgress);
  if (sent.state !== 'ok') return sent;
  kept.sent(sent.body.id);
  const answer = await askWith<Body>(kept, asked, sent.body.id);
  // Of several servers that share no folder, another one may have it.
  return isGone(answer) ? sendAlong(kept, asked) : answer;
}

type Upload = z.output<typeof feedUpload>;

/** What is too large is not sent for minutes first. */
async function keepOnServer({ index, file }: KeptFile, onProgress?: OnProgress): Promise<Answer<Upload>> {
  const path = `${pathOf(index)}/uploads`;
  const limit = await askInventory<z.output<typeof uploadLimit>>(path);
  if (limit.state !== 'ok') return limit;
  const { limitBytes } = limit.body;
  if (file.size > limitBytes)
    return { state: 'refused', code: 'TOO_LARGE', message: '', body: { limitBytes } };
  return sendFile<Upload>({ method: 'POST', path, body: file, onProgress });
}

function askWith<Body>({ index }: KeptFile, { method = 'POST', path, mapping }: Asked, upload: string) {
  const query = `${path.includes('?') ? '&' : '?'}upload=${upload}`;
  return askInventory<Body>(pathOf(index) + path + query, {
    method,
    ...(mapping !== undefined && { json: mapping }),
  });
}

async function sendAlong<Body>(
  { index, file }: KeptFile,
  { method = 'POST', path, mapping, isLook, onProgress }: Asked,
): Promise<Answer<Body>> {
  const part = isLook ? await beginningOf(file) : file;
  const body = mapping === undefined ? part : formOf(mapping, part);
  return sendFile<Body>({ method, path: pathOf(index) + path, body, onProgress });
}

/** It is chosen no longer. */
export async function forgetFile(index: string, upload: string | undefined): Promise<void> {
  if (upload !== undefined) await askInventory(`${pathOf(index)}/uploads/${upload}`, { method: 'DELETE' });
}

function isGone(answer: Answer<unknown>): boolean {
  return answer.state === 'refused' && answer.code === 'NO_UPLOAD';
}

function pathOf(index: string): string {
  return `/${encodeURIComponent(index)}`;
}
