import type { PageContext } from '../../../shared/sites/page-context.ts';
import { dealerWord, type FeedText, feedText } from '../dealer-words.ts';
import type { Department } from '../dealership.ts';
import { feedLanguage } from '../feed-language.ts';

/** The official name before the plain one (DSD-08); in another language than the feed's at least what kind of department it is. */
export function departmentName(
  { name, official_name, official_name_by_language, group }: Department,
  page: Pick<PageContext, 'site' | 'language'>,
): FeedText {
  const named = feedText(official_name ?? name, official_name_by_language, page);
  const kind = named.lang && group && dealerWord(group, page.language);
  return kind && feedLanguage(page) ? { text: kind, lang: undefined } : named;
}
