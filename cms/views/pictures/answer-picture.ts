import { readFile } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import { personOf } from '../../access/person.ts';
import { houseFile } from './house-file.ts';

const AN_HOUR_S = 3600;

/** Pictures that the studio brings along, by their plain names: those of the guide, and one of each block. */
export function picturesIn(folder: string, name: RegExp) {
  return async ({ user, routeParams }: PayloadRequest): Promise<Response> => {
    const file = String(routeParams?.['file'] ?? '');
    if (!personOf(user) || !name.test(file)) return new Response(null, { status: 404 });
    try {
      const bytes = await readFile(houseFile(folder, file));
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': 'image/webp', 'cache-control': `private, max-age=${AN_HOUR_S}` },
      });
    } catch {
      return new Response(null, { status: 404 });
    }
  };
}
