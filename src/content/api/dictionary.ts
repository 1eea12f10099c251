import { cacheTags } from '../publishing/cache-tags.ts';
import { type QueryContext, resolveScope } from './query-context.ts';

/** Every text of a site in a language, as its editors left it (SITE-06). */
export function dictionaryOf(context: QueryContext, args: { language: string; site?: string | null }) {
  const scope = resolveScope(context, args);
  if (!scope) return null;
  context.tag(cacheTags.dictionary(scope.siteContent.site.name, scope.language));
  return Object.entries(scope.content.dictionary).map(([key, value]) => ({ key, value }));
}
