'use client';

import { useTexts } from '../../i18n/use-texts.ts';
import type { Uses } from '../../links/find-uses.ts';
import { StudioLink } from '../../views/studio-link.tsx';
import { usesTexts } from './uses-texts.ts';

export function UsesList({ uses: { uses, elsewhere } }: { uses: Uses }) {
  const texts = useTexts(usesTexts);
  return (
    <ul className="uses-list">
      {uses.map(({ collection, id, title, isPublic }) => (
        <li key={`${collection} ${id}`}>
          <StudioLink href={`/admin/collections/${collection}/${id}`}>
            {collection === 'shells' ? `${texts.shell}, ${title}` : title}
          </StudioLink>
          {!isPublic && <small> {texts.draft}</small>}
        </li>
      ))}
      {elsewhere > 0 && <li>{texts.elsewhere(elsewhere)}</li>}
    </ul>
  );
}
