import type { Stories, StoriesOfLanguage } from '../../features/stories/stories.ts';
import { storiesAmong } from '../../features/stories/story-pages.ts';
import { memoize } from '../../shared/platform/memoize.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { PageTree } from './page-tree.ts';
import type { PublishedContent } from './published-content.ts';

/** Stories are published pages; they are read from the same in-memory page tree. */
export function publishedStories(content: Pick<PublishedContent, 'siteNamed'>): Stories {
  return {
    of(site, language) {
      const tree = treeOf(content, site, language);
      return tree ? storiesIn(tree) : none;
    },
  };
}

const none: StoriesOfLanguage = { stories: [], indices: [], dateAt: () => '' };

/** A language the site does not offer has no stories, not those of another language. */
function treeOf(content: Pick<PublishedContent, 'siteNamed'>, site: string, language: Language) {
  const found = content.siteNamed(site);
  return found?.site.languages.includes(language) ? found.in(language).tree : undefined;
}

/** The tree is rebuilt whenever something of the site is published, so this is computed once per tree. */
const storiesIn = memoize(
  ({ pages, find }: PageTree): StoriesOfLanguage => ({
    ...storiesAmong(pages),
    dateAt: (path) => find(path)?.page.fields.story.date ?? '',
  }),
);
