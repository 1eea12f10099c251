/** A page that search engines should know: its address, when it last changed, and the same page in other languages. */
export type SitemapEntry = {
  address: string;
  changedAt: string;
  /** Itself among them; empty where there is only one language. */
  translations: readonly { language: string; address: string }[];
};
