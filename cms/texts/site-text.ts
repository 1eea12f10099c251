import type { ProductText } from '../../src/content/publishing/product-texts.ts';

/** `missing`: the language lacks it. `outdated`: the product's own text has changed since the site's was written. */
export type TextState = 'missing' | 'outdated' | 'own' | 'product';

/** A text of the product as a site shows it in a language. */
export type SiteText = {
  key: string;
  module: string;
  /** In the language that it is translated from. */
  source: string;
  /** What the product says in the site's language; of a missing one what another language says. */
  product: string;
  /** What the site says instead. */
  own: string;
  /** The product's text when the site's was written. */
  replaced: string;
  state: TextState;
};

export type OwnText = { key: string; text: string; replaces: string | undefined };

/** The product's texts with those of the site over them; missing ones first, then those that have changed. */
export function siteTexts(
  product: readonly ProductText[],
  source: (key: string) => string,
  own: readonly OwnText[],
): readonly SiteText[] {
  const ownByKey = new Map(own.map((each) => [each.key, each]));
  const texts = product.map(({ key, module, text, isMissing }): SiteText => {
    const written = ownByKey.get(key);
    const replaced = written?.replaces ?? text;
    const state = stateOf(written, isMissing, replaced !== text);
    return { key, module, source: source(key), product: text, own: written?.text ?? '', replaced, state };
  });
  return texts.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

const order: readonly TextState[] = ['missing', 'outdated', 'own', 'product'];

function stateOf(own: OwnText | undefined, isMissing: boolean, hasChanged: boolean): TextState {
  if (!own?.text) return isMissing ? 'missing' : 'product';
  return hasChanged ? 'outdated' : 'own';
}

/** A line that is much longer than the product's may not fit where that one stands. */
export function isMuchLonger(text: string, product: string): boolean {
  return text.length > Math.max(product.length * 1.4, product.length + 12);
}
