import type { PageContext } from '../../../shared/sites/page-context.ts';
import { dealerWord, type FeedText, feedText } from '../dealer-words.ts';
import type { Department } from '../dealership.ts';
import { feedLanguage } from '../feed-language.ts';

/** The official name before the plain one (DSD-08), else what it does; in another language than the feed's at least what kind of department it is. */
export function departmentName(
  { name, official_name, official_name_by_language, service_name: [service], group }: Department,
  page: Pick<PageContext, 'site' | 'language' | 'texts'>,
): FeedText {
  const own = official_name ?? (name || service || group);
  // A list that has hours for a dealership and knows no departments.
  if (!own) return { text: page.texts('dealerOpeningHours'), lang: undefined };
  const named = feedText(own, official_name_by_language, page);
  const kind = named.lang && group && dealerWord(group, page.language);
  return kind && feedLanguage(page) ? { text: kind, lang: undefined } : named;
}
