/** How the items of a feed become a file; each is written by itself, so that a feed of any length is. */
export type FeedFormat<Item> = {
  /** Of its address: 'csv'. */
  extension: string;
  mediaType: string;
  begin: string;
  /** `isFirst` where nothing is before it. */
  item: (item: Item, isFirst: boolean) => string;
  end: string;
};
