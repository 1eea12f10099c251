import type { PageContent } from './page.ts';
import type { DemoBlock, DemoPage } from './site-builder.ts';

type Options = {
  page: (content: PageContent) => DemoPage;
  path: string;
  name: string;
  description: string;
  list: DemoBlock;
  /** How many words of an address may be filters: make and model. */
  words?: number;
};

/** The wildcard pages below a car list: make and model, or any other filter, as words of the address. */
export function carSearches({ page, path, name, description, list, words = 2 }: Options): DemoPage[] {
  return Array.from({ length: words }, (_, at) =>
    page({ path: path + '/,-w-,'.repeat(at + 1), name, description, hidden: true, main: [list] }),
  );
}
