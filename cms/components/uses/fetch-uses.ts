import type { Uses } from '../../links/find-uses.ts';
import type { MediaUses } from '../../media/find-media-uses.ts';

/** Where a document is used; undefined where that is not known. */
export async function fetchUses(
  collection: string,
  id: number | string,
  signal: AbortSignal,
): Promise<Uses | undefined> {
  const path = collection === 'media' ? `media/${id}/uses` : `used-by/${collection}/${id}`;
  const response = await fetch(`/admin/api/${path}`, { credentials: 'same-origin', signal });
  return response.ok ? toUses((await response.json()) as Uses | MediaUses) : undefined;
}

function toUses(answer: Uses | MediaUses): Uses {
  if ('uses' in answer) return answer;
  const uses = answer.shown.map(({ collection, id, title, site }) => ({
    collection,
    id,
    title: title || site,
    isPublic: true,
  }));
  return { uses, elsewhere: answer.others };
}
