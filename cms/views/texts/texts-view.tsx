import type { AdminViewServerProps } from 'payload';
import { allLanguages, isLanguage, nativeName } from '../../../src/shared/sites/languages.ts';
import { toPerson } from '../../access/person.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { TextsEditor } from '../../texts/texts-editor.tsx';
import { siteTextsTexts } from '../../texts/view-texts.ts';
import { NoSites } from '../no-sites.tsx';
import { currentSite, findOwnSites, type OwnSite } from '../own-sites.ts';
import { SiteChooser } from '../page-tree/site-chooser.tsx';
import { StudioPage } from '../studio-page.tsx';
import { TextLanguages } from './text-languages.tsx';

const PATH = '/admin/texts';

/** The product's own texts, as a site shows them: to change them, and to translate them into another language. */
export function TextsView(view: AdminViewServerProps) {
  const { heading } = chooseText(siteTextsTexts, view.i18n.language);
  return (
    <StudioPage view={view} path={PATH} label={heading}>
      <TextsOfSite {...view} />
    </StudioPage>
  );
}

async function TextsOfSite({ initPageResult, searchParams, i18n }: AdminViewServerProps) {
  const { req } = initPageResult;
  const words = chooseText(siteTextsTexts, i18n.language);
  const sites = await findOwnSites(req);
  const site = await currentSite(sites, searchParams?.['site'], req);
  if (!site) return <NoSites req={req} />;
  const wanted = String(searchParams?.['language'] ?? '');
  const language = isLanguage(wanted) && site.languages.includes(wanted) ? wanted : site.languages[0];
  if (!language) return <NoSites req={req} />;
  const asked = String(searchParams?.['source'] ?? '');
  const source = isLanguage(asked) ? asked : language === 'en' ? 'sv' : 'en';
  const canEdit = toPerson(req.user)?.role !== 'author';
  return (
    <>
      <div className="studio-view__head">
        <div>
          <h1>{words.heading}</h1>
          <p>{words.lead}</p>
          {!canEdit && <p>{words.readOnly}</p>}
        </div>
        <SiteChooser sites={sites} site={site} path={PATH} />
      </div>
      <TextLanguages
        path={PATH}
        site={site.name}
        language={{ chosen: language, among: named(site.languages) }}
        source={{ chosen: source, among: named(allLanguages) }}
      />
      <TextsEditor
        key={`${site.name} ${language} ${source}`}
        of={{ site: site.name, language, source }}
        siteUrl={site.url}
        document={await findDocument(site, req)}
        canEdit={canEdit}
      />
    </>
  );
}

function named(codes: readonly OwnSite['languages'][number][]) {
  return codes.map((code) => ({ code, name: nativeName(code) }));
}

async function findDocument(site: OwnSite, { payload, user }: AdminViewServerProps['initPageResult']['req']) {
  const { docs } = await payload.find({
    collection: 'dictionaries',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
    select: { site: true },
    where: { site: { equals: site.id } },
  });
  return docs[0] && `/admin/collections/dictionaries/${docs[0].id}`;
}
