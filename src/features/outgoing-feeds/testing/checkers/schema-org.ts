import { type FeedChecker, repeated } from './checker.ts';

type Offer = {
  price?: number;
  priceCurrency?: string;
  url?: string;
  priceSpecification?: readonly { price: number }[];
};
type Described = { '@type'?: string; '@id'?: string; sku?: string; name?: string; offers?: Offer };

/** By schema.org’s Car and Offer: a document of cars, each with what is offered at which price. */
export const schemaOrgChecker: FeedChecker = {
  receiver: 'schema-org',
  source: 'https://schema.org/Car',
  problems: (text) => {
    const { '@context': context } = JSON.parse(text) as { '@context'?: string };
    const cars = carsOf(text);
    return [
      ...(context === 'https://schema.org' ? [] : [`the context is ${context}`]),
      ...cars.flatMap(({ '@type': type, '@id': id, name, offers }) => [
        ...(type === 'Car' && id && name ? [] : [`${id} is no car with a name`]),
        ...(offers && Number(offers.price) > 0 && /^[A-Z]{3}$/.test(offers.priceCurrency ?? '')
          ? []
          : [`${id} has no price`]),
      ]),
      ...repeated(
        cars.map((car) => car['@id'] ?? ''),
        '@id',
      ),
    ];
  },
  items: (text) =>
    carsOf(text).map(({ sku, offers }) => ({
      id: sku ?? '',
      url: offers?.url ?? '',
      amounts: [offers?.price ?? Number.NaN, ...(offers?.priceSpecification ?? []).map(({ price }) => price)],
      currency: offers?.priceCurrency ?? '',
    })),
};

function carsOf(text: string): readonly Described[] {
  return (JSON.parse(text) as { '@graph': readonly Described[] })['@graph'];
}
