import { csv } from '../formats/csv.ts';
import { campaignUrls, defineReceiver, money } from '../receiver.ts';
import { rules } from '../rules.ts';

const columns = [
  ...['vin', 'id', 'store_code', 'dealership_name', 'dealership_address', 'tracking_phone_number'],
  ...['image_link', 'additional_image_link', 'link', 'date_in_stock', 'price', 'vehicle_msrp', 'condition'],
  ...['make', 'model', 'trim', 'year', 'mileage', 'exterior_color'],
];

const MAX_MORE_PICTURES = 10;

const campaignUrl = campaignUrls('google', 'organic');

/** Free listings of a dealer's stock in Google's results; every car of a dealership with its chassis number. */
export const googleVehicleListings = defineReceiver({
  name: 'google-vehicle-listings',
  title: 'Google vehicle listings',
  source: 'https://developers.google.com/vehicle-listings/reference/feed-specification',
  format: csv(columns),
  rules: [
    ...[rules.inStock, rules.passengerCar, rules.vin, rules.dealership, rules.condition, rules.year],
    ...[rules.mileageOfUsed, rules.price],
  ],
  item: (car) => {
    const [picture, ...more] = car.pictures;
    const { dealership } = car;
    return {
      vin: car.vin,
      id: car.id,
      store_code: dealership?.id,
      dealership_name: dealership?.name,
      dealership_address: [dealership?.street, `${dealership?.zip} ${dealership?.city}`, car.country].join(
        ', ',
      ),
      tracking_phone_number: dealership?.phone,
      image_link: picture,
      // A list has commas between its addresses, so none may be within one.
      additional_image_link: more.slice(0, MAX_MORE_PICTURES).map(withoutComma).join(','),
      link: campaignUrl(car),
      date_in_stock: car.inStockSince,
      price: money(car.price.withVat, car),
      vehicle_msrp:
        car.condition === 'new' && car.price.asNew !== undefined ? money(car.price.asNew, car) : undefined,
      condition: car.condition,
      make: car.make,
      model: car.model,
      trim: car.trim,
      year: car.year,
      mileage: car.mileage && `${Math.round(car.mileage.value)} ${car.mileage.unit}`,
      exterior_color: car.colour,
    };
  },
});

function withoutComma(address: string): string {
  return address.replaceAll(',', '%2C');
}
