/** What the tab of a plan of an extension shows, in the words of the page. */
export type AddedOffer = {
  product: string;
  label: string;
  terms: readonly AddedTerm[];
  note: string;
};

export type AddedTerm = {
  id: string;
  label: string;
  /** '4 990 kr' */
  amount: string;
  /** '4 990 kr/month' */
  monthly: string;
  rows: readonly { label: string; value: string }[];
};
