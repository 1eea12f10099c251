/** PDF documents to download, printed by tools/print-documents.ts into media/files. */
export type PdfDocument = {
  /** Swedish by default. */
  language?: 'sv' | 'en' | 'nb';
  title: string;
  lead: string;
  /** A heading with either rows (what, how much) or points. */
  parts: readonly { heading: string; rows?: readonly [string, string][]; points?: readonly string[] }[];
  foot: string;
};
