import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { sendQueryProblems } from '../../../shared/search/api/responses.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { schemaProblems } from '../../../shared/search/query-schema.ts';
import { facetWords } from '../list/facet-words.ts';
import { stockQuery } from '../list/list-query.ts';
import { listUrl } from '../list/list-url.ts';
import { stockOutline } from '../list/stock-outline.ts';
import type { PhraseGeocoder } from '../phrase/find-places.ts';
import { phraseContext } from '../phrase/phrase-context.ts';
import { type Suggestion, suggest } from '../phrase/suggest.ts';
import type { CatalogueSite } from './catalogue-site.ts';
import { suggestionsBody, toCarList } from './suggestions-body.ts';

type Asked = {
  found: CatalogueSite;
  index: string;
  search: CachedSearch;
  geocoder: PhraseGeocoder;
};

/** What a phrase means in a list of the site. */
export async function handleSuggestions(
  { found, index, search, geocoder }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const checked = suggestionsBody.safeParse(request.body);
  if (!checked.success) return sendQueryProblems(reply, schemaProblems(checked.error));
  const { phrase, language: asked = found.site.languages[0] } = checked.data;
  const { site } = found;
  const language = site.languages.find((each) => each === asked);
  if (!language) return sendQueryProblems(reply, [`language: the site speaks ${site.languages.join(', ')}.`]);
  const list = toCarList(checked.data.list);
  const stock = await search.search(index, stockQuery(list.fixed));
  if (stock.failed) return sendProblem(reply, 503, 'SEARCH_UNAVAILABLE', 'The search does not respond.');
  const { texts, href, now } = found.cardContext(language);
  const answer = await suggest(phrase, list, {
    search,
    index,
    context: phraseContext({ site, language, stock: stock.facet, now }),
    geocoder,
    texts: {
      country: site.country,
      language,
      texts,
      stock: stockOutline(stock.facet, facetWords(stock.facet, { site, language })),
    },
  });
  const place = { pathToCarList: href(site.pathToCarList) };
  const addressed = <S extends Suggestion>(each: S) => ({ ...each, url: listUrl(place, each.list) });
  reply.header('cache-control', 'no-store');
  return reply.send({
    ...addressed(answer),
    unclear: answer.unclear.map(({ words, choices }) => ({ words, choices: choices.map(addressed) })),
    suggestions: answer.suggestions.map(addressed),
  });
}
