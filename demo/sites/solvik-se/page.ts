import { type PageWords, pageIn } from '../../page.ts';
import type { DemoPage } from '../../write.ts';

export function swedish(words: PageWords): DemoPage {
  return pageIn('sv', words);
}

export function english(words: PageWords): DemoPage {
  return pageIn('en', words);
}
