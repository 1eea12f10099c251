import type { PageData } from '../render/page-data.ts';

let facts: PageData | undefined;

/** What the server said of this page. */
export function pageData(): PageData {
  facts ??= JSON.parse(document.getElementById('page-data')?.textContent ?? '{"texts":{}}') as PageData;
  return facts;
}
