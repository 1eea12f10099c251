import type { Log } from '../../shared/platform/log.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Stories } from './stories.ts';
import { storyDate } from './story-date.ts';
import { blockItemPath, publishDateOf } from './story-paths.ts';

export type PublishInfo = { author: string; date: { value: string; shown: string } };

type PublishInfoContext = { stories: Stories; site: string; language: Language; path: string; log: Log };

/**
 * Who wrote a page and when it was published. A date alone will do; an author without a date says nothing, and
 * neither does a page with neither (STORY-24, STORY-25). If it cannot be found out there is no date (STORY-27).
 */
export function publishInfo(context: PublishInfoContext, author: string): PublishInfo | undefined {
  const { stories, site, language, path, log } = context;
  try {
    const found = stories.of(site, language);
    const date = storyDate(publishDateOf(blockItemPath(path, 'publish-info'), found.dateAt), language);
    const shownAuthor = author || found.stories.find((story) => story.path === path)?.author || '';
    return date && { author: shownAuthor, date: { value: date.value, shown: date.formattedDateValue } };
  } catch (error) {
    log.error({ code: 'PUBLISH_INFO_FAILED', site, path, error }, 'the page shows no date');
    return undefined;
  }
}
