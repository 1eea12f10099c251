import type { AdminViewServerProps } from 'payload';

import { allLanguages, nativeName } from '../../../src/shared/sites/languages.ts';
import { mayHandlePersonalData, toPerson } from '../../access/person.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { privacyInstance } from '../../privacy/privacy-instance.ts';
import { readStudioSettings } from '../../settings.ts';
import { StudioPage } from '../studio-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { privacyTexts } from './texts.ts';

/** Requests of people about what is kept about them. */
export function PrivacyView(view: AdminViewServerProps) {
  const texts = chooseText(privacyTexts, view.i18n.language);
  const person = toPerson(view.initPageResult.req.user);
  return (
    <StudioPage view={view} path="/admin/privacy" label={texts.heading} className="privacy">
      {person && mayHandlePersonalData(person) ? (
        <CurrentPrivacy />
      ) : (
        <>
          <h1>{texts.heading}</h1>
          <p className="studio-view__empty">{texts.notYours}</p>
        </>
      )}
    </StudioPage>
  );
}

async function CurrentPrivacy() {
  const privacy = await privacyInstance(readStudioSettings(process.env));
  // Plain data: what is undefined would be refused on its way to the browser.
  const overview = JSON.parse(JSON.stringify(await privacy.overview()));
  const languages = allLanguages.map((code) => ({ code, name: nativeName(code) }));
  return <PrivacyPage initial={overview} languages={languages} />;
}
