import { pushEvent } from '../analytics/data-layer.ts';
import { startPageSearch } from '../analytics/events.ts';
import { phraseToFilters } from '../catalogue/phrase-to-filters.ts';
import { searchUrl } from '../catalogue/search-url.ts';
import type { HierarchicalFacet } from '../search/port.ts';

const PATIENCE_MS = 1500;

/** Sends a phrase to the car list, with the makes and models it names in the path. */
export function start(place: HTMLElement): void {
  const form = place.querySelector('form');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  let makes: Promise<Facets> | undefined;
  // Fetched while the visitor is still typing, so that nobody waits afterwards.
  field.addEventListener('input', () => {
    makes ??= makesInStock();
  });
  // On the way up from the form, where the search box may have refused it.
  place.addEventListener('submit', async (event) => {
    const phrase = field.value.trim();
    if (event.defaultPrevented || !phrase) return;
    event.preventDefault();
    pushEvent(startPageSearch(phrase));
    makes ??= makesInStock();
    const list = form.getAttribute('action') ?? '';
    location.assign(searchUrl(list, phraseToFilters(phrase, await makes), location.search));
  });
}

type Facets = readonly Pick<HierarchicalFacet, 'name' | 'values'>[];

/** None when the search does not respond in time: then the whole phrase is the keyphrase (HERO-13). */
async function makesInStock(): Promise<Facets> {
  try {
    const answer = await fetch('/api/catalogue/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 0, facets: [{ name: 'car_brand>car_model' }] }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return [];
    const { facet } = (await answer.json()) as { facet: Facets };
    return facet;
  } catch {
    return [];
  }
}
