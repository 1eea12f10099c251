import type { AdminViewServerProps } from 'payload';
import { toPerson } from '../../access/person.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { operationsInstance } from '../../operations/operations-instance.ts';
import { readStudioSettings } from '../../settings.ts';
import { StudioPage } from '../studio-page.tsx';
import { Operations } from './operations.tsx';
import { operationsTexts } from './texts.ts';

/** What the installation is doing, for administrators. */
export function OperationsView(view: AdminViewServerProps) {
  const texts = chooseText(operationsTexts, view.i18n.language);
  return (
    <StudioPage view={view} path="/admin/operations" label={texts.heading} className="operations">
      {toPerson(view.initPageResult.req.user)?.role === 'administrator' ? (
        <CurrentOperations />
      ) : (
        <>
          <h1>{texts.heading}</h1>
          <p className="studio-view__empty">{texts.onlyAdministrators}</p>
        </>
      )}
    </StudioPage>
  );
}

async function CurrentOperations() {
  const operations = await operationsInstance(readStudioSettings(process.env));
  // Plain data: what is undefined would be refused on its way to the browser.
  const overview = JSON.parse(JSON.stringify(await operations.overview()));
  return <Operations initial={overview} />;
}
