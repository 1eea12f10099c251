import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type FeedChecker, type FieldRule, fieldProblems, patterns, type Row, repeated } from './checker.ts';

/** The document of our own that marketplaces without a public format are mapped from. */
const fields: Readonly<Record<string, FieldRule>> = {
  '@id': { required: true },
  '@language': { required: true, is: /^[a-z]{2}$/ },
  url: { required: true, is: patterns.url },
  title: { required: true },
  type: { required: true, is: ['PC', 'LCV', 'MC'] },
  condition: { required: true, is: ['new', 'used'] },
  make: { required: true },
  model: { required: true },
  year: { required: true, is: patterns.year },
  vin: {},
  first_registration: { is: patterns.day },
};

type Price = { '#': string; '@vat': string; '@currency': string };
type Vehicle = Record<string, unknown> & { price?: readonly Price[]; earlier_price?: Price };

export const marketplaceXmlChecker: FeedChecker = {
  receiver: 'marketplace-xml',
  source: 'docs/outgoing-feeds.md#marketplace-xml',
  problems: (text) => {
    const valid = XMLValidator.validate(text);
    if (valid !== true) return [`no XML: ${valid.err.msg}`];
    const vehicles = vehiclesOf(text);
    return [
      ...vehicles.flatMap((vehicle) => {
        const id = String(vehicle['@id']);
        const [price] = vehicle.price ?? [];
        return [
          ...fieldProblems(vehicle as Row, fields, id),
          ...(price && Number(price['#']) > 0 && /^[A-Z]{3}$/.test(price['@currency'])
            ? []
            : [`${id}: no price`]),
          ...(price?.['@vat'] === 'excluded' && vehicle.price?.[1]?.['@vat'] !== 'included'
            ? [`${id}: no price with VAT`]
            : []),
          ...(vehicle['condition'] === 'used' && !vehicle['mileage']
            ? [`${id}: a used car without mileage`]
            : []),
        ];
      }),
      ...repeated(
        vehicles.map((vehicle) => String(vehicle['@id'])),
        'id',
      ),
    ];
  },
  items: (text) =>
    vehiclesOf(text).map((vehicle) => {
      const prices = [...(vehicle.price ?? []), ...(vehicle.earlier_price ? [vehicle.earlier_price] : [])];
      return {
        id: String(vehicle['@id']),
        url: String(vehicle['url']),
        amounts: prices.map((price) => Number(price['#'])),
        currency: prices[0]?.['@currency'] ?? '',
      };
    }),
};

function vehiclesOf(text: string): readonly Vehicle[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    textNodeName: '#',
    parseTagValue: false,
    isArray: (name) => name === 'vehicle' || name === 'price',
  });
  return (parser.parse(text).vehicles?.vehicle ?? []) as Vehicle[];
}
