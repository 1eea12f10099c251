import { createPage, type PageContent } from '../../page.ts';
import type { DemoPage } from '../../site-builder.ts';

export function page(content: PageContent): DemoPage {
  return createPage('en', content);
}
