import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';

/** Who a page is written for: its site, whose first language is that of the index, and its own language. */
export type Reader = { site: Pick<Site, 'country' | 'languages'>; language: Language };
