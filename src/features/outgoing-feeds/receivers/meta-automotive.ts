import { csv } from '../formats/csv.ts';
import { campaignUrls, defineReceiver, money, shortened } from '../receiver.ts';
import { rules } from '../rules.ts';

const MAX_PICTURES = 10;
const MAX_TITLE = 500;
const MAX_DESCRIPTION = 5000;

const pictureColumns = Array.from({ length: MAX_PICTURES }, (_, at) => `image[${at}].url`);

const columns = [
  ...['vehicle_id', 'title', 'description', 'url', 'make', 'model', 'trim', 'year', 'mileage.value'],
  ...['mileage.unit', ...pictureColumns, 'transmission', 'fuel_type', 'body_style', 'drivetrain', 'vin'],
  ...['price', 'sale_price', 'exterior_color', 'state_of_vehicle', 'availability', 'date_first_on_lot'],
  ...['address.addr1', 'address.city', 'address.region', 'address.postal_code', 'address.country'],
  ...['latitude', 'longitude', 'dealer_id', 'dealer_name', 'dealer_phone'],
];

const bodies: Readonly<Record<string, string>> = {
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  estate: 'ESTATE',
  hatchback: 'HATCHBACK',
  minibus: 'MINIBUS',
  mpv: 'MPV',
  pickup: 'PICKUP',
  saloon: 'SALOON',
  suv: 'SUV',
  van: 'VAN',
};
const fuels: Readonly<Record<string, string>> = {
  diesel: 'DIESEL',
  electric: 'ELECTRIC',
  ethanol: 'FLEX',
  hybrid: 'HYBRID',
  'mild-hybrid': 'HYBRID',
  petrol: 'PETROL',
  plugin: 'PLUGIN_HYBRID',
};
const drives: Readonly<Record<string, string>> = { fwd: 'FWD', rwd: 'RWD', awd: 'AWD' };
const gearboxes: Readonly<Record<string, string>> = { auto: 'AUTOMATIC', manual: 'MANUAL' };

const campaignUrl = campaignUrls('facebook', 'paid_social');

/** Automotive inventory ads of Meta. Their price is what a private person pays, since no field says that VAT is missing. */
export const metaAutomotive = defineReceiver({
  name: 'meta-automotive',
  title: 'Meta automotive inventory',
  source: 'https://developers.facebook.com/documentation/ads-commerce/marketing-api/auto-ads/reference',
  format: csv(columns),
  rules: [
    ...[rules.inStock, rules.noMotorcycle, rules.description, rules.year, rules.mileage, rules.condition],
    ...[rules.picture, rules.fetchedPicture, rules.ownPicture, rules.dealership, rules.colour, rules.price],
  ],
  item: (car) => {
    const { codes, dealership, price } = car;
    // The earlier price of a van is without VAT, as the tag beside it.
    const before = price.isWithoutVat ? undefined : price.earlier;
    const pictures = car.pictures.slice(0, MAX_PICTURES);
    return {
      vehicle_id: car.id,
      title: shortened(car.title, MAX_TITLE),
      description: shortened(car.description, MAX_DESCRIPTION),
      url: campaignUrl(car),
      make: car.make,
      model: car.model,
      trim: car.trim,
      year: car.year,
      'mileage.value': car.mileage && Math.round(car.mileage.value),
      'mileage.unit': car.mileage && { km: 'KM', miles: 'MI' }[car.mileage.unit],
      ...Object.fromEntries(pictures.map((address, at) => [`image[${at}].url`, address])),
      transmission: gearboxes[codes.gearbox ?? ''],
      fuel_type: car.fuel && (fuels[codes.fuel ?? ''] ?? 'OTHER'),
      body_style: bodies[codes.body ?? ''] ?? 'OTHER',
      drivetrain: drives[codes.drive ?? ''],
      vin: car.vin,
      price: money(before ?? price.withVat, car),
      sale_price: before === undefined ? undefined : money(price.withVat, car),
      exterior_color: car.colour,
      state_of_vehicle: car.condition === 'new' ? 'NEW' : 'USED',
      availability: 'AVAILABLE',
      date_first_on_lot: car.inStockSince,
      'address.addr1': dealership?.street,
      'address.city': dealership?.city,
      'address.region': dealership?.region ?? dealership?.city,
      'address.postal_code': dealership?.zip,
      'address.country': car.country,
      latitude: dealership?.coordinates?.latitude,
      longitude: dealership?.coordinates?.longitude,
      dealer_id: dealership?.id,
      dealer_name: dealership?.name,
      dealer_phone: dealership?.phone,
    };
  },
});
