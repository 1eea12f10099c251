import type { BlockName } from '../../content/blocks/block-fields.ts';
import type { Page } from '../../content/publishing/page.ts';
import type { PageKind } from '../../shared/sites/page-kind.ts';

/** Blocks that say what a page is for, the more special ones first. */
const kindOfBlock: Partial<Readonly<Record<BlockName, PageKind>>> = {
  'car-page': 'car',
  'dealer-page': 'dealer',
  'kit-page': 'kit',
  'story-article': 'story',
  'service-booking': 'booking',
  'tyre-hotel': 'tyre-hotel',
  'sell-car': 'sell-car',
  'service-form': 'service-form',
  'car-list': 'car-list',
  'kit-list': 'kits',
  'dealer-list': 'dealers',
  locator: 'locator',
  'stories-list': 'stories',
  'saved-cars': 'saved-cars',
};

/** By its path or by the block that it is about. */
export function kindOfPage({ path, main }: Pick<Page, 'path' | 'main'>): PageKind {
  if (path === '/') return 'home';
  const names = new Set<string>(main.map(({ name }) => name));
  const [, kind] = Object.entries(kindOfBlock).find(([name]) => names.has(name)) ?? [];
  return kind ?? 'content';
}
