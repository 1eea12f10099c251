import { indexDefinition } from '../../shared/search/records/derive.ts';
import {
  amount,
  described,
  flag,
  id,
  number,
  text,
  texts,
} from '../../shared/search/records/record-field.ts';

/** Of a site's price list, as feeds name it: `services-solvik-se`. */
export function servicesIndex(site: string): string {
  return `services-${site}`;
}

/** A service of a workshop and what it costs, each field once: the feed's check and the price list derive from here. */
export const serviceRecord = {
  id: described(id('service_id'), 'The number of the service: what is booked is stored with it.', 'base-60'),
  name: text('service_name', 'required', 'sort', 'search:name'),
  description: text('service_description', 'search:prose'),
  category: described(
    text('service_category', 'facet', 'search:detail'),
    'Under what it is listed; the workshop chooses the picture from the words.',
    'Brakes',
  ),
  isAddon: described(
    flag('service_is_addon', 'facet'),
    'Whether it is chosen beside a service and not booked alone.',
    false,
  ),
  price: described(
    amount('service_price', 'range', 'sort'),
    'With VAT. Without one, it is known when the car is in the workshop.',
    1995,
  ),
  priceWithoutVat: amount('service_price_exkl_vat'),
  priceText: described(
    text('service_price_text'),
    'What stands where the price would, for a service that has none.',
    'After inspection',
  ),
  discount: described(amount('service_discount'), 'What the price is lowered by, with VAT.', 200),
  minutes: described(
    amount('service_minutes', 'range', 'sort'),
    'In the bay, in minutes; rounded up to quarters of an hour. An hour without it.',
    90,
  ),
  makes: described(texts('service_makes', 'facet'), 'Only for cars of these makes.', ['Volvo']),
  fuels: described(texts('service_fuels', 'facet'), 'Only for cars with these fuels.', ['Diesel']),
  sortOrder: number('service_sort_order', 'sort'),
};

export const serviceIndex = indexDefinition(serviceRecord, {
  id: 'service_id',
  hierarchies: [],
  usualOrder: 'service_sort_order_asc',
});
