import type { Site } from '../../shared/sites/site.ts';
import type { FeedCar } from './feed-car.ts';
import type { FeedFormat } from './formats/feed-format.ts';

/** Why a car is not in a feed. */
export type Refusal = {
  /** For programs: 'no-vin'. */
  code: string;
  /** For people. */
  message: string;
};

/** What a receiver demands of a car; it holds, or there is the refusal. */
export type Rule = Refusal & { holds: (car: FeedCar) => boolean };

/** Who gets a feed, and how: declared once, in a file of `receivers/` and a line of its list, or as one's own. */
export type Receiver = {
  /** In its address: lower case, digits and dashes. */
  name: string;
  /** What people call it. */
  title: string;
  /** Where its rules are published. */
  source: string;
  /** Where it is at home; without it, everywhere. */
  countries?: readonly Site['country'][] | undefined;
  format: Omit<FeedFormat<never>, 'item'>;
  rules: readonly Rule[];
  /** A car that meets the rules. */
  write: (car: FeedCar) => string;
};

type Declaration<Item> = Omit<Receiver, 'format' | 'write'> & {
  format: FeedFormat<Item>;
  /** A car in the receiver's names. */
  item: (car: FeedCar) => Item;
};

export function defineReceiver<Item>({ item, ...declared }: Declaration<Item>): Receiver {
  return { ...declared, write: (car) => declared.format.item(item(car)) };
}

export function isOffered(
  { countries }: Pick<Receiver, 'countries'>,
  { country }: Pick<Site, 'country'>,
): boolean {
  return countries === undefined || countries.includes(country);
}

/** Addresses with the parameters by which statistics know the visitors of a feed; the same for a car every time. */
export function campaignUrls(source: string, medium: string): (car: Pick<FeedCar, 'url'>) => string {
  const query = new URLSearchParams({ utm_source: source, utm_medium: medium, utm_campaign: 'vehicle-feed' });
  const ending = `?${query}`;
  return ({ url }) => url + ending;
}

/** '249900 SEK' */
export function money(amount: number, { price }: Pick<FeedCar, 'price'>): string {
  return `${amount} ${price.currency}`;
}

/** Whole words of a text, as many as a receiver takes. */
export function shortened(text: string | undefined, length: number): string | undefined {
  if (text === undefined || text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}
