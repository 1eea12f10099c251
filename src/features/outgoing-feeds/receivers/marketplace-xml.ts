import { xml } from '../formats/xml.ts';
import { campaignUrls, defineReceiver } from '../receiver.ts';
import { rules } from '../rules.ts';

const campaignUrl = campaignUrls('marketplace', 'referral');

/**
 * One document for the marketplaces of the North, which publish no format of their own for everybody: an integration
 * maps it. Each price says whether VAT is in it.
 */
export const marketplaceXml = defineReceiver({
  name: 'marketplace-xml',
  title: 'Blocket, FINN, Nettiauto and alike (XML)',
  source: 'docs/outgoing-feeds.md#marketplace-xml',
  countries: ['SE', 'NO', 'FI'],
  format: xml({ open: '<vehicles version="1">', close: '</vehicles>', element: 'vehicle' }),
  rules: [
    ...[rules.inStock, rules.condition, rules.year, rules.mileageOfUsed, rules.registrationNumber],
    ...[rules.dealership, rules.price],
  ],
  item: (car) => {
    const { dealership, price, codes } = car;
    const currency = price.currency;
    return {
      '@id': car.id,
      '@language': car.language,
      url: campaignUrl(car),
      title: car.title,
      type: car.vehicleType,
      condition: car.condition,
      make: car.make,
      model: car.model,
      version: car.version,
      year: car.year,
      registration_number: car.registrationNumber,
      vin: car.vin,
      first_registration: car.firstRegistration,
      mileage: car.mileage && { '@unit': car.mileage.unit, '#': Math.round(car.mileage.value) },
      price: [
        { '@currency': currency, '@vat': price.isWithoutVat ? 'excluded' : 'included', '#': price.amount },
        ...(price.isWithoutVat ? [{ '@currency': currency, '@vat': 'included', '#': price.withVat }] : []),
      ],
      earlier_price: price.earlier && {
        '@currency': currency,
        '@vat': price.isWithoutVat ? 'excluded' : 'included',
        '#': price.earlier,
      },
      body: car.body && { '@code': codes.body, '#': car.body },
      fuel: car.fuel && { '@code': codes.fuel, '#': car.fuel },
      gearbox: car.gearbox && { '@code': codes.gearbox, '#': car.gearbox },
      drive: car.drive && { '@code': codes.drive, '#': car.drive },
      colour: car.colour && { '@code': codes.colour, '#': car.colour },
      doors: car.doors,
      seats: car.seats,
      power: car.powerHp && { '@unit': 'hp', '#': car.powerHp },
      owners: car.owners,
      description: car.description,
      equipment: car.equipment.length > 0 ? { item: car.equipment } : undefined,
      pictures: car.pictures.length > 0 ? { picture: car.pictures } : undefined,
      dealership: {
        '@id': dealership?.id,
        name: dealership?.name,
        street: dealership?.street,
        postcode: dealership?.zip,
        city: dealership?.city,
        country: car.country,
        phone: dealership?.phone,
      },
    };
  },
});
