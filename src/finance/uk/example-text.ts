import type { Quote, QuoteBlock } from './provider-api.ts';

/** The representative example of a quote in one sentence, with every line that the lender gave it. */
export function exampleText({ Title, Details }: QuoteBlock): string {
  const lines = Details.map(({ Label, DisplayValue }) => `${inSentence(Label)} ${DisplayValue}`);
  return `${Title}: ${lines.join(', ')}.`;
}

/** A lender's first block is the example. */
export function exampleOf({ Blocks: [example] }: Pick<Quote, 'Blocks'>): string | undefined {
  return example && exampleText(example);
}

/** 'Cash price' but 'APR representative'. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
