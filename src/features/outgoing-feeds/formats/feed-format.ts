/** How the items of a feed become a file; each is written by itself, so that a feed of any length is. */
export type FeedFormat<Item> = {
  /** Of its address: 'csv'. */
  extension: string;
  mediaType: string;
  begin: string;
  item: (item: Item) => string;
  /** Between two items. */
  separator: string;
  end: string;
};
