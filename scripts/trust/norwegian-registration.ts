import type { ShownCar } from './shown-car.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/** Norwegian sites promise that re-registration is in the price of a used car: what a feed says of it is on the tag, and no place denies it. */
export const norwegianRegistration: TrustCheck = { name: 're-registration', car: contradictions };

const denied =
  /\b(?:uten|eks(?:kl)?\.?|ekskl?usive?|tillegg for|excluding|without)\s+(?:om)?re(?:-?re)?gist/i;
const INCLUDED = 'Totalpris med omregistrering';

function contradictions({ card, record, ...shown }: ShownCar, { site, language }: SiteStock): string[] {
  if (site.country !== 'NO') return [];
  const places: Record<string, string> = {
    'the tag': JSON.stringify(card.price),
    'the card and the comparison': JSON.stringify(card),
    'the seller’s mail': shown.mail,
    'the customer’s mail': shown.customerMail,
    'the description of the page': shown.metaDescription,
    'the CRM’s document': shown.adf,
  };
  const isPromised = record['car_price_title'] === INCLUDED && language === site.languages[0];
  const isSilent = isPromised && card.price.title !== INCLUDED;
  return [
    ...Object.entries(places).flatMap(([place, text]) => {
      const [said] = denied.exec(text) ?? [];
      return said ? [`${place} says '${said}…'`] : [];
    }),
    ...(isSilent ? [`the tag says '${card.price.title}', not '${INCLUDED}'`] : []),
  ];
}
