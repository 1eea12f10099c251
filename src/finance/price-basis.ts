/** The prices of a car that finance is calculated from. */
export type CarPrices = {
  price: number;
  priceWithoutVat: number | undefined;
  /** Only while the campaign runs. */
  campaignPrice: number | undefined;
  campaignPriceWithoutVat: number | undefined;
  isCommercial: boolean;
};

/** Campaign price before the ordinary one; vans and pickups without VAT (LOAN-15). */
export function loanBasis(prices: CarPrices): number {
  return prices.isCommercial ? leasingBasis(prices) : (prices.campaignPrice ?? prices.price);
}

/** Companies lease without VAT. A car sold without VAT to deduct has only the one price. */
export function leasingBasis(prices: CarPrices): number {
  const { price, priceWithoutVat, campaignPrice, campaignPriceWithoutVat } = prices;
  if (campaignPrice === undefined) return priceWithoutVat ?? price;
  return campaignPriceWithoutVat ?? campaignPrice;
}
