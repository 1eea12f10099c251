/** The prices of a car that finance is calculated from. */
export type CarPrices = {
  /** With VAT. */
  price: number;
  priceWithoutVat: number | undefined;
  /** With VAT; only while the campaign runs. */
  campaignPrice: number | undefined;
  campaignPriceWithoutVat: number | undefined;
  isCommercial: boolean;
};

/** A private person pays VAT, also on a van: campaign price before the ordinary one, with VAT (LOAN-15). */
export function loanBasis({ price, campaignPrice }: CarPrices): number {
  return campaignPrice ?? price;
}

/** Companies lease without VAT. A car sold without VAT to deduct has only the one price. */
export function leasingBasis(prices: CarPrices): number {
  const { price, priceWithoutVat, campaignPrice, campaignPriceWithoutVat } = prices;
  if (campaignPrice === undefined) return priceWithoutVat ?? price;
  return campaignPriceWithoutVat ?? campaignPrice;
}

/** A van's price is shown without VAT (CARD-09), so that each amount beside it says whether it has VAT. */
export function isShownWithoutVat(prices: CarPrices): boolean {
  const { isCommercial, priceWithoutVat, campaignPrice, campaignPriceWithoutVat } = prices;
  const net = campaignPrice === undefined ? priceWithoutVat : campaignPriceWithoutVat;
  return isCommercial && net !== undefined;
}
