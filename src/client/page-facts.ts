import type { PageFacts } from '../render/page-facts.ts';

let facts: PageFacts | undefined;

/** What the server said of this page. */
export function pageFacts(): PageFacts {
  facts ??= JSON.parse(document.getElementById('page-facts')?.textContent ?? '{"texts":{}}') as PageFacts;
  return facts;
}
