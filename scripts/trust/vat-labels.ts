import { amountIn } from './shown-amount.ts';
import type { ShownCar } from './shown-car.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/**
 * Beside a price without VAT every amount says whether it has VAT, and the price with VAT is there too: on the card, in
 * the description, letters and structured data. Company leasing is without VAT and always says so.
 */
export const vatLabels: TrustCheck = { name: 'VAT labels', car: unlabelled };

function unlabelled(car: ShownCar, { context: { texts }, sellersTexts }: SiteStock): string[] {
  const net = texts('carPriceWithoutVat');
  const gross = texts('carPriceWithVat');
  const { price, monthly } = car.card;
  const isNet = price.withoutVat;
  const monthlyLabels = monthly.map(({ kind, text }) => ({
    text,
    label: kind === 'companyLeasing' ? net : isNet ? gross : undefined,
  }));
  const silent = monthlyLabels
    .filter(({ text, label }) => label !== undefined && !text.includes(label))
    .map(({ text, label }) => `${text} without '${label}'`);
  if (!isNet) return silent;
  const pays = Number(
    car.record['car_has_campaign_price'] ? car.record['car_campaign_price'] : car.record['car_price'],
  );
  const specifications = car.structuredData.offers.priceSpecification ?? [];
  const withVat = specifications.find(({ valueAddedTaxIncluded }) => valueAddedTaxIncluded);
  const amounts: Record<string, number | undefined> = {
    'the card': amountIn(price.withVat ?? ''),
    'structured data': withVat?.price,
    'the webhook': (car.webhook['priceWithVat'] as { amount?: number } | undefined)?.amount,
  };
  const letters: Record<string, readonly [text: string, labels: readonly string[]]> = {
    'the description of the page': [car.metaDescription, [net, gross]],
    'the seller’s mail': [car.mail, [sellersTexts('carPriceWithoutVat'), sellersTexts('carPriceWithVat')]],
    'the customer’s mail': [car.customerMail, [net, gross]],
    'the CRM’s document': [car.adf, ['excl. VAT', 'incl. VAT']],
  };
  return [
    ...silent,
    ...Object.entries(amounts)
      .filter(([, amount]) => amount !== pays)
      .map(([place, amount]) => `a private person pays ${pays}, ${place}: ${amount}`),
    ...Object.entries(letters).flatMap(([place, [text, labels]]) =>
      labels.filter((label) => !text.includes(label)).map((label) => `${place} without '${label}'`),
    ),
  ];
}
