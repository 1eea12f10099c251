import { xml } from '../formats/xml.ts';
import { campaignUrls, defineReceiver, money, shortened } from '../receiver.ts';
import { rules } from '../rules.ts';

/** Cars, trucks and vans in Google's product taxonomy. */
const PRODUCT_CATEGORY = 916;
const MAX_MORE_PICTURES = 10;
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

const bodies: Readonly<Record<string, string>> = {
  convertible: 'convertible',
  coupe: 'coupe',
  hatchback: 'hatchback',
  mpv: 'minivan',
  minibus: 'minivan',
  saloon: 'sedan',
  estate: 'station wagon',
  suv: 'suv',
  pickup: 'truck',
};
const engines: Readonly<Record<string, string>> = {
  petrol: 'gasoline',
  diesel: 'diesel',
  electric: 'electric',
  hybrid: 'hybrid',
  'mild-hybrid': 'hybrid',
  plugin: 'hybrid',
};

const campaignUrl = campaignUrls('google', 'cpc');

/** Ads with single cars, by way of the Merchant Center: passenger cars in stock, each with pictures of its own. */
export const googleVehicleAds = defineReceiver({
  name: 'google-vehicle-ads',
  title: 'Google vehicle ads',
  source: 'https://support.google.com/merchants/answer/11192663',
  format: xml({
    open: '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    close: '</channel></rss>',
    element: 'item',
  }),
  rules: [
    ...[rules.inStock, rules.passengerCar, rules.vin, rules.dealership, rules.condition, rules.year],
    ...[rules.mileage, rules.colour, rules.picture, rules.fetchedPicture, rules.ownPicture, rules.price],
  ],
  item: (car) => {
    const [picture, ...more] = car.pictures;
    const { codes, dealership, price } = car;
    const asNew = price.isWithoutVat ? undefined : price.asNew;
    return {
      'g:id': car.id,
      'g:VIN': car.vin,
      'g:google_product_category': PRODUCT_CATEGORY,
      'g:title': shortened(car.title, MAX_TITLE),
      'g:description': shortened(car.description, MAX_DESCRIPTION),
      'g:link': campaignUrl(car),
      'g:image_link': picture,
      'g:additional_image_link': more.slice(0, MAX_MORE_PICTURES),
      'g:price': money(price.withVat, car),
      'g:vehicle_msrp': car.condition === 'new' && asNew !== undefined ? money(asNew, car) : undefined,
      'g:condition': car.condition,
      'g:brand': car.make,
      'g:model': car.model,
      'g:trim': car.trim,
      'g:year': car.year,
      'g:mileage': car.mileage && `${Math.round(car.mileage.value)} ${car.mileage.unit}`,
      'g:color': car.colour,
      'g:body_style': bodies[codes.body ?? ''],
      'g:engine': engines[codes.fuel ?? ''],
      'g:store_code': dealership?.id,
      'g:vehicle_fulfillment': { 'g:option': 'in_store', 'g:store_code': dealership?.id },
    };
  },
});
