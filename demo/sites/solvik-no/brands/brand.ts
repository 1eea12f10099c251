import type { CarPaint } from '../../../cars/car-paints.ts';
import { createDealerships } from '../../../dealers/dealerships.ts';
import { link } from '../../../site-builder.ts';

/** A model we sell new, as people in this country ask about it: how far, how fast, how much behind it. */
export type Model = {
  slug: string;
  name: string;
  /** The car of its picture. */
  pictured: string;
  paint: CarPaint;
  /** The cut-out from the side, for stages. */
  stage: string;
  line: string;
  lead: string;
  figures: readonly (readonly [label: string, value: string])[];
  /** Variants and what they cost, the cheapest first. */
  variants: readonly (readonly [name: string, text: string, price: number])[];
  words: string;
};

export type Brand = {
  slug: string;
  name: string;
  /** File of its logo under media/brands. */
  logo: string;
  design?: 'bmw' | 'mini';
  line: string;
  lead: string;
  why: string;
  models: readonly Model[];
};

/** '709 900 kr', never broken over two lines. */
export function kr(amount: number): string {
  return `${amount.toLocaleString('nb-NO').replace(/\s/g, '\u00a0')}\u00a0kr`;
}

/** The dealerships that sell and mend a make, by the register of dealerships. */
export function dealershipsOf(name: string) {
  return createDealerships('sites-solvik-no').filter(({ site_brands }) => site_brands.includes(name));
}

export function dealershipRows(name: string) {
  return dealershipsOf(name).map((site) => ({
    name: site.site_official_name,
    address: `${site.site_street}, ${site.site_zip} ${site.site_city}`,
    link: link(`tel:+47${site.site_phone.replace(/\s/g, '')}`, site.site_phone),
  }));
}
