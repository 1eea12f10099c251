import type { PageData } from '../render/page-data.ts';

let data: PageData | undefined;

/** What the server wrote into the page for the script. */
export function pageData(): PageData {
  data ??= JSON.parse(document.getElementById('page-data')?.textContent ?? '{"texts":{}}') as PageData;
  return data;
}
