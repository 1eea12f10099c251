import { createPage, type PageContent } from '../../page.ts';
import type { DemoPage } from '../../site-builder.ts';

export function swedish(content: PageContent): DemoPage {
  return createPage('sv', content);
}

export function english(content: PageContent): DemoPage {
  return createPage('en', content);
}
