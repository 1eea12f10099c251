export type Product = {
  slug: string;
  name: string;
  lead: string;
  price: string;
  figures: readonly (readonly [value: string, label: string])[];
  words: string;
  isInsurance: boolean;
};

export const firstCover = product('motor-and-first-cover-insurance', 'Motor and first cover insurance');
export const cosmetic = product('cosmetic-repair', 'Cosmetic repair');
export const paint = {
  ...product('paint-and-interior-protection', 'Paint and interior protection'),
  isInsurance: false,
};
export const alloys = product('tyre-and-alloy-wheel-insurance', 'Tyre and alloy wheel insurance');
export const gap = product('asset-protection-gap-insurance', 'Asset protection GAP insurance');
export const warranty = product('certified-warranty', 'Certified warranty');

/** The rules make a seller of GAP wait; people should know why we do. */
export const twoDays = `
  **Two clear days.** The law keeps us from selling GAP on the day we tell you about it. We give you the document, you
  go home, and on the third day you may ring us. Compare it with others meanwhile. Many do.
`.trim();

export function product(slug: string, name: string) {
  return { slug, name, isInsurance: true };
}
