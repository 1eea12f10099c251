import { type PageWords, pageIn } from '../../page.ts';
import type { DemoPage } from '../../write.ts';

export function page(words: PageWords): DemoPage {
  return pageIn('nb', words);
}
