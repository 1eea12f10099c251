/**
 * A field that cars get, by its name in feeds, in the index and in the API: `boot_litres`. Feeds may bring it, mappings of
 * the studio list it, single cars may be changed by it, and own feeds tell it as `fields.boot_litres`. Texts are keys of
 * the extension's own.
 */
export type CarFieldDeclaration = {
  type: 'text' | 'texts' | 'number' | 'flag' | 'date';
  /** What the page calls it, in the car's data and in the filters. */
  label: string;
  /** For who sends feeds: what it means, and its unit. A sentence. */
  description: string;
  example: string | number | boolean | readonly string[];
  /** Behind the number: l, kWh, %. */
  unit?: string;
  /** A text of the card, with {value}. Without it, the card does not say it. */
  card?: string;
  /** In the panel of the car list: of a number `range`, of all others `values`. */
  filter?: 'values' | 'range';
  /** What an order of the list by it is called: a date's or a number's smallest first, and its largest first. */
  sort?: { ascending?: string; descending?: string };
  /** A finance plan of the extension reads it: cards have it, too. */
  forPlans?: true;
  /** Stored, changed by the API and told to receivers, and never shown to visitors. */
  isPrivate?: true;
};

/**
 * A field that dealerships or kits get, by its name in feeds and in the index: `charging_points`. Feeds may bring it, mappings
 * of the studio list it, and the page of the dealership or of the kit says it. Texts are keys of the extension's own.
 */
export type RecordFieldDeclaration = Pick<
  CarFieldDeclaration,
  'type' | 'label' | 'description' | 'example' | 'unit'
> & {
  /** Found by what visitors type above the list: a text, or texts. */
  search?: true;
  /** The search API counts it and filters by it: of a number `range`, of all others `values`. */
  filter?: 'values' | 'range';
  /** The search API sorts by it: a number, a date or a text. */
  sort?: true;
  /** Stored, and known to the API of the inventory and of the search, and never shown to visitors. */
  isPrivate?: true;
};
