/** A quote in the words of whoever reads the lead. */
export type QuotedFinanceText = {
  /** 'Billån: 3 412 kr/mån, 36 mån, Kontantinsats 60 000 kr' */
  summary: string;
  rows: readonly { label: string; value: string }[];
};
