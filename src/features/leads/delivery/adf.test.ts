import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { LeadCar } from '../lead-car.ts';
import { aLead } from '../testing/a-lead.ts';
import { toAdf } from './adf.ts';

const site = { displayName: 'Solvik Sverige', url: 'https://solvik.example' };
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  processEntities: true,
  trimValues: false,
});

const leadCar = (lead: ReturnType<typeof aLead>) => lead.values['car'] as LeadCar;

test('a lead as ADF 1.0: customer, vehicle, price, vendor and provider', () => {
  const lead = aLead();
  const xml = toAdf(
    lead,
    { car: leadCar(lead), interest: 'test-drive', comments: ['4 674 kr/mån i 36 mån'] },
    site,
  );
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>/);
  const { prospect } = parser.parse(xml).adf;
  expect(prospect).toMatchObject({
    '@_status': 'new',
    id: { '#text': 'lead-1', '@_source': 'solvik-se' },
    requestdate: '2026-11-15T08:00:00.000Z',
    vehicle: {
      '@_interest': 'test-drive',
      '@_status': 'used',
      year: '2023',
      make: 'Volvo',
      model: 'XC60',
      vin: 'UAVXZ00000000001',
      stock: 'ABC 12D',
      trim: 'T6 Plus',
      odometer: { '#text': '24000', '@_units': 'km' },
      price: { '#text': '459900', '@_type': 'asking', '@_currency': 'SEK' },
    },
    customer: {
      contact: {
        email: 'ebba@example.com',
        phone: { '#text': '+46 70 174 06 05' },
        name: { '#text': 'Ebba Lindmark' },
      },
      comments: 'Finns den med dragkrok?\n4 674 kr/mån i 36 mån',
    },
    vendor: {
      id: { '#text': '4610-0305' },
      vendorname: 'Solvik Trollhättan',
      contact: { email: 'daniel.falk@solvik.example' },
    },
    provider: { service: 'solvik-seCarContactForm' },
  });
});

test('a new car without price, mileage, vin and registration: what is unknown is left out', () => {
  const lead = aLead({ receiver: undefined });
  const { car_id, car_brand, car_model, car_is_sample, isSold } = leadCar(lead);
  const car = { car_id, car_brand, car_model, car_is_sample, isSold, car_is_used: false } as LeadCar;
  const xml = toAdf({ ...lead, values: {} }, { car, interest: 'buy', comments: ['36 mån'] }, site);
  const { vehicle, vendor, customer } = parser.parse(xml).adf.prospect;
  expect(vehicle).toEqual({
    '@_interest': 'buy',
    '@_status': 'new',
    id: { '#text': '461010605', '@_sequence': '1', '@_source': 'car_id' },
    year: '',
    make: 'Volvo',
    model: 'XC60',
    stock: '461010605',
  });
  expect(vendor).toEqual({ vendorname: 'Solvik Sverige' });
  expect(customer.comments).toBe('36 mån');
});

test('body, colour and a price without a currency are in the document where the car has them', () => {
  const lead = aLead();
  const car = { ...leadCar(lead), car_body: 'SUV', car_color: 'Blå', car_price_currency: undefined };
  const xml = toAdf(lead, { car: car as LeadCar, interest: 'buy', comments: [] }, site);
  const { vehicle } = parser.parse(xml).adf.prospect;
  expect(vehicle).toMatchObject({ bodystyle: 'SUV', colorcombination: { exteriorcolor: 'Blå' } });
  expect(vehicle.price).toEqual({ '#text': '459900', '@_type': 'asking' });
});

test.each([
  ['mil', '24000', 'km'],
  ['km', '2400', 'km'],
  ['miles', '2400', 'miles'],
])('a mileage in %s is %s %s', (car_odometer_unit, value, units) => {
  const lead = aLead();
  const car = { ...leadCar(lead), car_odometer_unit } as LeadCar;
  const xml = toAdf(lead, { car, interest: 'buy', comments: [] }, site);
  expect(parser.parse(xml).adf.prospect.vehicle.odometer).toMatchObject({ '#text': value, '@_units': units });
});

test('the vendor is the car’s dealership, else the receiver, else the site', () => {
  const vendor = (car_site_name: string, receiver: ReturnType<typeof aLead>['receiver']) => {
    const lead = aLead({ receiver });
    const car = { ...leadCar(lead), car_site_name };
    return parser.parse(toAdf(lead, { car, interest: 'buy', comments: [] }, site)).adf.prospect.vendor
      .vendorname;
  };
  const receiver = { name: 'Daniel Falk', email: 'daniel.falk@solvik.example' };
  expect(vendor('Solvik Trollhättan', receiver)).toBe('Solvik Trollhättan');
  expect(vendor('', receiver)).toBe('Daniel Falk');
  expect(vendor('', undefined)).toBe('Solvik Sverige');
});

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
const markup = fc.constantFrom('<', '>', '&', '"', "'", ']]>', '<!--', '</customer>', '\0');
const anyText = fc.array(fc.oneof(anyCharacter, markup), { maxLength: 20 }).map((parts) => parts.join(''));

test('whatever a customer writes is escaped: the document stays well formed', () => {
  fc.assert(
    fc.property(anyText, anyText, (message, name) => {
      const lead = aLead({ customer: { name, phone: '1', email: 'a@b.se' } });
      const written = { ...lead, values: { ...lead.values, message } };
      const xml = toAdf(written, { car: leadCar(lead), interest: 'buy', comments: [] }, site);
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(xml.match(/<customer>/g)).toHaveLength(1);
      expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
    }),
  );
});
