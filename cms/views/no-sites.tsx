import type { PayloadRequest } from 'payload';
import { toPerson } from '../access/person.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { StudioLink } from './studio-link.tsx';

/** Shown instead of a list of sites: an administrator can add the first one, others need access. */
export function NoSites({ req }: { req: Pick<PayloadRequest, 'user' | 'i18n'> }) {
  const texts = chooseText(noSitesTexts, req.i18n.language);
  if (toPerson(req.user)?.role !== 'administrator') return <p className="studio-view__empty">{texts.none}</p>;
  return (
    <div className="studio-view__empty">
      <p>{texts.first}</p>
      <StudioLink className="studio-button" href="/admin/collections/sites/create">
        {texts.add}
      </StudioLink>
    </div>
  );
}

const noSitesTexts = {
  en: {
    none: 'You do not work on any site yet. An administrator can change that.',
    first: 'There is no site yet.',
    add: 'Add the first site',
  },
  sv: {
    none: 'Du arbetar inte med någon webbplats än. En administratör kan ändra det.',
    first: 'Det finns ingen webbplats än.',
    add: 'Lägg till den första webbplatsen',
  },
};
