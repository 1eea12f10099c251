import { fetchSuggestions } from '../../features/cars/phrase/fetch-suggestions.ts';
import { attachSuggestionBox } from '../../features/cars/phrase/suggestion-box.ts';
import { pushEvent } from '../../shared/analytics/data-layer.ts';
import { startPageSearch } from '../../shared/analytics/events.ts';

/** Suggests lists of cars while a phrase is typed, and opens the one that the whole phrase means. */
export function start(place: HTMLElement): void {
  const form = place.querySelector('form');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  const { language = '' } = place.dataset;
  attachSuggestionBox(field, {
    suggest: async (phrase, signal) => (await fetchSuggestions({ phrase, language }, signal)).suggestions,
    onPick: ({ label, url }) => {
      pushEvent(startPageSearch(label));
      location.assign(withQuery(url));
    },
  });
  // On the way up from the form, where the search box may have refused it.
  place.addEventListener('submit', async (event) => {
    const phrase = field.value.trim();
    if (event.defaultPrevented || !phrase) return;
    event.preventDefault();
    pushEvent(startPageSearch(phrase));
    location.assign(await addressOf(phrase));
  });

  /** Words that had to be let go of, or that are unclear, are named by the list, which reads the phrase itself; so it does when we cannot. */
  async function addressOf(phrase: string): Promise<string> {
    const action = form?.getAttribute('action') ?? '';
    const read = await fetchSuggestions({ phrase, language }).catch(() => undefined);
    const isRead =
      read && read.without.length === 0 && read.unclear.length === 0 && isWholeStock(action, read.url);
    return withQuery(isRead ? read.url : withPhrase(action, phrase));
  }
}

/** An editor may lead the search to a list of its own, which narrows it further. */
function isWholeStock(action: string, url: string): boolean {
  return url === action || url.startsWith(`${action}/`) || url.startsWith(`${action}?`);
}

function withPhrase(action: string, phrase: string): string {
  const [path = '', ownSearch = ''] = action.split('?');
  const query = new URLSearchParams(ownSearch);
  query.set('keyphrase', phrase);
  return `${path}?${query}`;
}

/** The visitor's other query parameters stay (HERO-10). */
function withQuery(url: string): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(location.search))
    if (name !== 'keyphrase' && !query.has(name)) query.append(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
