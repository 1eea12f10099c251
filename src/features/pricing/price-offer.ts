import { nameKey } from '../../shared/search/name-key.ts';
import { campaigns, priceCampaignCodes } from './campaigns.ts';

/**
 * What a campaign's name promises: a lower price, something else (a rate, a lease, winter wheels), or what only the
 * feed knows.
 */
export function campaignSubject(name: string): 'price' | 'other' | undefined {
  const code = codesByName.get(nameKey(name));
  if (code === undefined) return undefined;
  return priceCampaignCodes.includes(code) ? 'price' : 'other';
}

const codesByName: ReadonlyMap<string, string> = new Map(
  campaigns.flatMap(({ code, words, spellings }) =>
    [...Object.values(words), ...Object.values(spellings ?? {}).flat()].map(
      (name) => [nameKey(name), code] as const,
    ),
  ),
);

/**
 * The names that may stand on a car. An offer of price is told only beside the price it is compared with
 * (98/6/EC, article 6a); while an unproven price campaign runs, an unknown name is taken for that campaign's.
 */
export function provenCampaigns(
  names: readonly string[],
  { hasEarlierPrice, hasCampaignPrice }: { hasEarlierPrice: boolean; hasCampaignPrice: boolean },
): string[] {
  if (hasEarlierPrice) return names.filter(Boolean);
  return names
    .filter(Boolean)
    .filter((name) => campaignSubject(name) === 'other' || (!hasCampaignPrice && !campaignSubject(name)));
}

/** 'Kampanjpris', 'Tarjoushinta', 'Sale price': the title of a price that is lower than another. */
export function isOfferTitle(title: string): boolean {
  return offerWords.test(title);
}

const offerWords =
  /kampan|erbjudand|extrapris|rabatt|s[äa]nkt|nedsatt|\brea(?:pris)?\b|tilbud|salgspris|tarjous|alenn|\bale\b|akci|z[ľl]av|v[ýy]predaj|offer|\bsale\b|reduc|discount|special|clearance|\bdeal\b|november/i;
