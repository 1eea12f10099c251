import { readFile } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import { personOf } from '../../access/person.ts';
import { guideFile } from './guide-files.ts';

/** Only pictures of the guide, by their plain names. */
export async function answerPicture({ user, routeParams }: PayloadRequest): Promise<Response> {
  const file = String(routeParams?.['file'] ?? '');
  if (!personOf(user) || !/^editors-[a-z0-9-]+\.webp$/.test(file)) return new Response(null, { status: 404 });
  try {
    const bytes = await readFile(guideFile(`pictures/${file}`));
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
    });
  } catch {
    return new Response(null, { status: 404 });
  }
}
