import type { Site } from '../../../shared/sites/site.ts';
import type { PhraseContext } from './phrase-reading.ts';
import type { Chunk } from './phrase-tokens.ts';
import type { AmountFilter } from './resolve-amount.ts';

/** What the trade calls little driven, in the unit of the country's odometers: about three years of an ordinary driver. */
export const LOW_MILEAGE: Readonly<Record<Site['country'], number>> = {
  SE: 5000,
  NO: 50_000,
  FI: 50_000,
  SK: 50_000,
  GB: 30_000,
};

/** Folded and without spaces, in every language of ours: nobody means anything else by them. */
const lowMileage =
  /^(?:lag(?:a|t)?(?:milare|mil|milad|milade|milig|miltal|miltalet|kilometer|kilometerstand|matarstallning)|(?:fa|lite|litet|ganskalite)mil|fakilometer|(?:gatt|kord)(?:lite|kort)|lite(?:gatt|kord)|lav(?:t|e)?(?:km|kilometer|kilometerstand|kmstand|kjorelengde)|lite(?:kjort|km|gatt)|kjort(?:lite|kort)|vahan(?:ajettu|ajettua|ajetut|ajetun|kilometreja|kilometria|km)|va(?:hilla|hat)kilometr(?:eilla|it)|(?:matala|matalat|pienet|alhaiset)kilometri(?:t)?|malonajazden(?:e|y|a|ych|ymi)?|malokm|malokilometrov|(?:nizky|maly|malym|nizkym)najazd(?:om)?|low(?:mileage|milage|miles|milleage|odometer)|few(?:miles|kilometres))$/;

const MAX_WORDS = 3;
const CERTAINTY = 0.8;

/** 'lågmilare', 'low mileage', 'vähän ajettu': no number is said, but everybody has one in mind. */
export function readLowMileage(
  chunks: readonly Chunk[],
  { country }: Pick<PhraseContext, 'country'>,
): { filter: AmountFilter; length: number } | undefined {
  for (let length = Math.min(MAX_WORDS, chunks.length); length > 0; length -= 1) {
    const key = chunks
      .slice(0, length)
      .map((chunk) => chunk.key)
      .join('');
    if (lowMileage.test(key))
      return { filter: { kind: 'mileage', to: LOW_MILEAGE[country], certainty: CERTAINTY }, length };
  }
  return undefined;
}
