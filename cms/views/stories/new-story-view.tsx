import type { AdminViewServerProps } from 'payload';
import { systemClock } from '../../../src/shared/platform/clock.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { findStoryLists } from '../../stories/story-lists.ts';
import { NoSites } from '../no-sites.tsx';
import { currentSite, findOwnSites } from '../own-sites.ts';
import { StudioPage } from '../studio-page.tsx';
import { NewStory } from './new-story.tsx';
import { storiesTexts } from './texts.ts';

/** A story begins with what lists show of it; its list and its address follow from the site. */
export function NewStoryView(view: AdminViewServerProps) {
  const { newStory } = chooseText(storiesTexts, view.initPageResult.req.i18n.language);
  return (
    <StudioPage view={view} path="/admin/stories/new" label={newStory} className="studio-view--narrow">
      <NewStoryOfSite {...view} />
    </StudioPage>
  );
}

async function NewStoryOfSite({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const sites = await findOwnSites(req);
  const site = await currentSite(sites, searchParams?.['site'], req);
  if (!site) return <NoSites req={req} />;
  const language =
    site.languages.find((code) => code === searchParams?.['language']) ?? site.languages[0] ?? 'sv';
  const [list] = await findStoryLists(site, language, req);
  return (
    <NewStory
      key={`${site.name} ${language}`}
      sites={sites}
      site={site}
      language={language}
      hasList={list !== undefined}
      today={systemClock().toISOString().slice(0, 10)}
    />
  );
}
