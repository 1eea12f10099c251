import type { AdminViewServerProps } from 'payload';
import { parseTagIds } from '../../../src/features/stories/tag-ids.ts';
import { nativeName } from '../../../src/shared/sites/languages.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { findStories, findStoryLists, type ListedStory } from '../../stories/story-lists.ts';
import { findStoryTags } from '../../stories/story-tags.ts';
import { scheduledChanges } from '../dashboard/scheduled.ts';
import { NoSites } from '../no-sites.tsx';
import { currentSite, findOwnSites } from '../own-sites.ts';
import { SiteChooser } from '../page-tree/site-chooser.tsx';
import { StudioLink } from '../studio-link.tsx';
import { StudioPage } from '../studio-page.tsx';
import { storiesTexts } from './texts.ts';

export const STORIES_PATH = '/admin/stories';

/** The stories of a site, newest first, and the way to a new one. */
export function StoriesView(view: AdminViewServerProps) {
  const { stories } = chooseText(storiesTexts, view.initPageResult.req.i18n.language);
  return (
    <StudioPage view={view} path={STORIES_PATH} label={stories}>
      <StoriesOfSite {...view} />
    </StudioPage>
  );
}

async function StoriesOfSite({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const texts = chooseText(storiesTexts, req.i18n.language);
  const sites = await findOwnSites(req);
  const site = await currentSite(sites, searchParams?.['site'], req);
  if (!site) return <NoSites req={req} />;
  const language =
    site.languages.find((code) => code === searchParams?.['language']) ?? site.languages[0] ?? 'sv';
  const stories = await findStories(site, language, req);
  const [list] = await findStoryLists(site, language, req);
  const tags = (await findStoryTags(req.payload, site.id))(language);
  const tagNames = (written: string) =>
    parseTagIds(written).map((id) => tags.find((tag) => tag.id.toLowerCase() === id)?.value ?? id);
  const scheduled = await scheduledChanges([site], req);
  const scheduledFor = ({ id }: ListedStory) =>
    scheduled.filter(({ href }) => href === `/admin/collections/pages/${id}`);
  return (
    <>
      <div className="studio-view__head">
        <div>
          <h1>{texts.stories}</h1>
          <p>{texts.lead}</p>
        </div>
        <StudioLink
          className="studio-button"
          href={`${STORIES_PATH}/new?site=${site.name}&language=${language}`}
        >
          {texts.newStory}
        </StudioLink>
      </div>
      <div className="stories-view__choices">
        <SiteChooser sites={sites} site={site} path={STORIES_PATH} />
        {site.languages.length > 1 && (
          <nav aria-label={texts.language}>
            {site.languages.map((code) => (
              <StudioLink
                key={code}
                href={`${STORIES_PATH}?site=${site.name}&language=${code}`}
                className={code === language ? 'is-current' : undefined}
              >
                {nativeName(code)}
              </StudioLink>
            ))}
          </nav>
        )}
        <StudioLink href={`/admin/collections/tags?where[site][equals]=${site.id}`}>
          {texts.manageTags}
        </StudioLink>
        {list && (
          <span>
            {texts.listed} <StudioLink href={`/admin/collections/pages/${list.id}`}>{list.title}</StudioLink>
          </span>
        )}
      </div>
      {!list && <p className="studio-problem">{texts.noList}</p>}
      {stories.length === 0 ? (
        <p className="studio-view__empty">{texts.none}</p>
      ) : (
        <table className="studio-table stories-view__table">
          <thead>
            <tr>
              <th scope="col">{texts.story}</th>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.tags}</th>
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {stories.map((story) => (
              <tr key={story.id}>
                <th scope="row">
                  <StudioLink href={`/admin/collections/pages/${story.id}?locale=${language}`}>
                    {story.title}
                  </StudioLink>
                </th>
                <td>{story.date.replace('T', ' ')}</td>
                <td>{tagNames(story.tags).join(', ')}</td>
                <td>
                  <span data-state={stateOf(story)}>{texts[stateNames[stateOf(story)]]}</span>
                  {scheduledFor(story).map(({ key, type, at }) => (
                    <small key={key}>{texts[type](at)}</small>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const stateNames = { published: 'public', changed: 'changed', draft: 'draft' } as const;

function stateOf({ isPublic, hasChanges }: ListedStory): keyof typeof stateNames {
  if (!isPublic) return 'draft';
  return hasChanges ? 'changed' : 'published';
}
