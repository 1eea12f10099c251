'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MediaUse } from '../../media/find-media-uses.ts';
import type { MediaOverview } from '../../media/media-endpoints.ts';
import { StudioLink } from '../../views/studio-link.tsx';
import { EarlierFiles } from './earlier-files.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { mediaTexts } from './texts.ts';

/** Below the form of a file: where it is used, and how another one takes its place. */
export function MediaUsesField() {
  const { id } = useDocumentInfo();
  const texts = useTexts(mediaTexts);
  const [overview, setOverview] = useState<MediaOverview>();
  const load = useCallback(async () => {
    if (!id) return;
    const response = await fetch(`/admin/api/media/${id}/uses`, { credentials: 'same-origin' }).catch(
      () => null,
    );
    if (response?.ok) setOverview((await response.json()) as MediaOverview);
  }, [id]);
  useEffect(() => void load(), [load]);

  if (!id || !overview) return null;
  const { shown, others, earlier, canReplace, edition } = overview;
  return (
    <section className="media-uses" aria-labelledby="media-uses">
      <h2 id="media-uses">{texts.usedIn}</h2>
      {shown.length + others === 0 && <p>{texts.unused}</p>}
      <UseList uses={shown} />
      {others > 0 && <p>{texts.others(others)}</p>}
      {canReplace && <ReplaceFile id={id} uses={shown.length + others} edition={edition} />}
      {earlier.length > 0 && <EarlierFiles id={id} files={earlier} canRestore={canReplace} />}
    </section>
  );
}

const SHOWN = 12;

function UseList({ uses }: { uses: readonly MediaUse[] }) {
  const { kinds } = useTexts(mediaTexts);
  return (
    <ul className="media-uses__list">
      {uses.slice(0, SHOWN).map(({ collection, id, title, site }) => (
        <li key={`${collection} ${id}`}>
          <StudioLink href={`/admin/collections/${collection}/${id}`}>
            {title || kinds[collection as keyof typeof kinds]}
          </StudioLink>
          <small>{[kinds[collection as keyof typeof kinds], site].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
      {uses.length > SHOWN && <li>+ {uses.length - SHOWN}</li>}
    </ul>
  );
}
