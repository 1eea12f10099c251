import type { AdminViewServerProps } from 'payload';
import { isolateRequest } from '../../collections/isolate-request.ts';
import { slugify } from '../../collections/slugify.ts';
import { duplicateTexts } from '../../duplicate/duplicate-texts.ts';
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

type PageRow = { id: number; name?: string | null; title?: string | null; path?: string | null };

async function DuplicateOfPage({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const texts = chooseText(duplicateTexts, req.i18n.language);
  const language = String(searchParams?.['language'] ?? 'sv');
  const page = (await req.payload.findByID({
    collection: 'pages',
    id: Number(searchParams?.['page']) || 0,
    draft: true,
    locale: language as 'sv',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
    select: { name: true, title: true, path: true },
    req: isolateRequest(req),
  })) as PageRow | null;
  if (!page) return <p className="studio-problem">{texts.gone}</p>;
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
