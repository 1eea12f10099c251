import { readFile } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import { toPerson } from '../../access/person.ts';
import { projectFile } from './project-file.ts';

const MAX_AGE_S = 3600;

/** Serves the studio's own pictures by file name: those of the guide, and one of each block. */
export function servePictures(folder: string, name: RegExp) {
  return async ({ user, routeParams }: PayloadRequest): Promise<Response> => {
    const file = String(routeParams?.['file'] ?? '');
    if (!toPerson(user) || !name.test(file)) return new Response(null, { status: 404 });
    try {
      const bytes = await readFile(projectFile(folder, file));
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': 'image/webp', 'cache-control': `private, max-age=${MAX_AGE_S}` },
      });
    } catch {
      return new Response(null, { status: 404 });
    }
  };
}
