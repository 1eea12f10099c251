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

/** '7.9% APR representative', '48 months', 'total payable £46,744.02', as far as the lender says them. */
export function exampleTerms({ Details }: QuoteBlock): readonly string[] {
  const line = (key: string, words: (value: string) => string) =>
    Details.filter(({ Key }) => Key === key).map(({ DisplayValue }) => words(DisplayValue));
  return [
    ...line('APR', (apr) => `${apr} APR representative`),
    ...line('Duration', (months) => months),
    ...line('TotalPayable', (total) => `total payable ${total}`),
  ];
}

/** 'Cash price' but 'APR representative'. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
