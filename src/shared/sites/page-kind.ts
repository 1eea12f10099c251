/** What a page is for, as operators group pages in figures; a closed list, because it is a label of metrics. */
export const pageKinds = [
  'home',
  'car-list',
  'car',
  'dealers',
  'dealer',
  'booking',
  'tyre-hotel',
  'sell-car',
  'service-form',
  'locator',
  'stories',
  'story',
  'kits',
  'kit',
  'saved-cars',
  'content',
  'not-found',
  'error',
  'directory',
  'redirect',
  'graphql',
] as const;

export type PageKind = (typeof pageKinds)[number];
