import { XMLParser, XMLValidator } from 'fast-xml-parser';
import {
  type FeedChecker,
  type FieldRule,
  fieldProblems,
  patterns,
  pricedItem,
  type Row,
  repeated,
} from './checker.ts';

/** By the help pages of the Merchant Center: attributes of vehicle ads, their values, one offer for each VIN. */
const fields: Readonly<Record<string, FieldRule>> = {
  'g:id': { required: true, max: 50 },
  'g:VIN': { required: true, is: patterns.vin },
  'g:google_product_category': { required: true, is: ['916'] },
  'g:link': { required: true, is: patterns.url },
  'g:image_link': { required: true, is: patterns.url },
  'g:price': { required: true, is: patterns.price },
  'g:vehicle_msrp': { is: patterns.price },
  'g:condition': { required: true, is: ['new', 'used'] },
  'g:brand': { required: true },
  'g:model': { required: true },
  'g:year': { required: true, is: patterns.year },
  'g:mileage': { required: true, is: patterns.mileage },
  'g:color': { required: true },
  'g:store_code': { required: true },
  'g:title': { max: 150 },
  'g:description': { max: 5000 },
  'g:body_style': {
    is: [
      ...['convertible', 'coupe', 'crossover', 'full size van', 'hatchback', 'minivan', 'sedan'],
      ...['station wagon', 'suv', 'truck'],
    ],
  },
  'g:engine': { is: ['gasoline', 'diesel', 'electric', 'hybrid'] },
};

type Item = Row & { 'g:vehicle_fulfillment'?: unknown };

export const googleVehicleAdsChecker: FeedChecker = {
  receiver: 'google-vehicle-ads',
  source: 'https://support.google.com/merchants/answer/11192663',
  problems: (text) => {
    const valid = XMLValidator.validate(text);
    if (valid !== true) return [`no XML: ${valid.err.msg}`];
    const items = itemsOf(text);
    return [
      ...items.flatMap((item) => {
        const fulfilment = item['g:vehicle_fulfillment'] as Row | undefined;
        return [
          ...fieldProblems(item, fields, String(item['g:id'])),
          ...(fulfilment?.['g:option'] === 'in_store' && fulfilment['g:store_code'] === item['g:store_code']
            ? []
            : [`${item['g:id']}: nobody has it in store`]),
        ];
      }),
      ...repeated(
        items.map((item) => item['g:VIN'] ?? ''),
        'VIN',
      ),
      ...repeated(
        items.map((item) => item['g:id'] ?? ''),
        'id',
      ),
    ];
  },
  items: (text) =>
    itemsOf(text).map((item) =>
      pricedItem(item['g:id'] ?? '', item['g:link'] ?? '', [item['g:price'], item['g:vehicle_msrp']]),
    ),
};

function itemsOf(text: string): readonly Item[] {
  const parser = new XMLParser({
    parseTagValue: false,
    isArray: (name) => name === 'item',
    processEntities: true,
  });
  return (parser.parse(text).rss?.channel?.item ?? []) as Item[];
}
