import type { AdminViewServerProps } from 'payload';
import { slugify } from '../../collections/slugify.ts';
import { duplicateErrorMessages } from '../../duplicate/duplicate-error-messages.ts';
import { duplicateTexts } from '../../duplicate/duplicate-texts.ts';
import { findPageToCopy } from '../../duplicate/page-to-copy.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { StudioPage } from '../studio-page.tsx';
import { DuplicateForm } from './duplicate-form.tsx';

/** Asks for the name and the address of a copy before it is made. */
export function DuplicateView(view: AdminViewServerProps) {
  const { duplicate } = chooseText(duplicateTexts, view.initPageResult.req.i18n.language);
  return (
    <StudioPage view={view} path="/admin/duplicate" label={duplicate} className="studio-view--narrow">
      <DuplicateOfPage {...view} />
    </StudioPage>
  );
}

async function DuplicateOfPage({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const texts = chooseText(duplicateTexts, req.i18n.language);
  const language = String(searchParams?.['language'] ?? 'sv');
  const page = await findPageToCopy(Number(searchParams?.['page']) || 0, language, req);
  if (!page)
    return <p className="studio-problem">{chooseText(duplicateErrorMessages, req.i18n.language).gone}</p>;
  const title = page.name || page.title || '';
  const name = texts.copyOf(title);
  const above = page.path?.split('/').slice(0, -1).join('/') ?? '';
  return (
    <DuplicateForm
      id={page.id}
      language={language}
      title={title}
      name={name}
      slug={slugify(name)}
      above={above}
    />
  );
}
