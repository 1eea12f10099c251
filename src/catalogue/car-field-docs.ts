/** What a field of a feed means, with its unit or allowed values, and an example: what `/api/docs` says of it. */
export type FieldDoc = { description: string; example: unknown };

const doc = (description: string, example: unknown): FieldDoc => ({ description, example });
const money = 'in whole or decimal units of car_price_currency, with VAT';
const netMoney = 'in units of car_price_currency, without VAT';
const readyText = (of: string) => `${of} as shown, word for word. Without it the page writes it itself.`;
const offer = (of: string) => `Whether ${of} is offered. Absent means no.`;

/** Field by field. A field that a feed leaves out is absent on every page: nothing is assumed, unless it says so here. */
export const carFieldDocs: Readonly<Record<string, FieldDoc>> = {
  car_id: doc(
    'The car’s number, once per feed, in its address: up to 100 letters a to z, digits, dots and dashes, at least one a digit. A car that keeps its number keeps its page and price history.',
    'STK-2024.17b',
  ),
  slug: doc('The last part of its address. Without it: make, model and version.', 'volvo-xc60-t6-plus'),
  car_brand: doc('Make, as people write it.', 'Volvo'),
  car_model: doc('Model, the same for all versions of it.', 'XC60'),
  car_model_text: doc('Model with what is usually said beside it.', 'XC60 Recharge'),
  car_version: doc('Version of the model.', 'T6 AWD Plus Dark'),
  car_trim_package: doc('Trim level or package.', 'Plus Dark'),
  car_body: doc('Body. A word of the vocabulary in any site language; others are shown as written.', 'SUV'),
  car_fuel: doc(
    'Fuel: petrol, diesel, electric, plug-in hybrid, hybrid …, in any site language.',
    'Electric',
  ),
  car_gearbox: doc('Gearbox: automatic or manual, in any site language.', 'Automatic'),
  car_drive: doc('Driven wheels: front, rear or four-wheel drive, in any site language.', 'Four-wheel drive'),
  car_color: doc('Colour, in any site language; a maker’s own name is shown as written.', 'Blue'),
  car_measurement_cycle: doc('What consumption, CO₂ and range were measured by: WLTP, NEDC or WMTC.', 'WLTP'),
  electric_consumption: doc(
    'Electricity that it uses, with its unit, also of a plug-in hybrid.',
    '17.2 kWh/100 km',
  ),
  car_vehicle_tax: doc('Vehicle tax a year, in units of car_price_currency.', 2340),
  car_owners: doc('How many people or companies have owned it so far, the seller not counted.', 2),
  car_missing_equipment: doc(
    'Equipment that it is known not to have; what neither list names is shown as not stated.',
    ['Towbar'],
  ),
  car_year: doc('Model year, four digits.', 2023),
  car_seats: doc('Seats, a count.', 5),
  car_doors: doc('Doors, a count.', 5),
  car_regno: doc('Registration number.', 'ABC123'),
  car_firstregistration: doc('First registration, a date YYYY-MM-DD.', '2023-03-14'),
  car_chassino: doc('Chassis number (VIN). Never in a list or a search.', 'YV1UZH5V5P1234567'),
  car_ncapstars: doc('Euro NCAP stars, 0 to 5.', 5),
  car_condition: doc(
    'New, used or ex-demonstrator, in any site language. Absent: no condition is shown. Other words are shown as written, and nothing is concluded from them.',
    'Used',
  ),
  car_is_used: doc(
    'Whether it has been used. Absent: as car_condition says; without that, unknown, and neither new nor used is claimed anywhere. A feed in which the two contradict each other is refused.',
    true,
  ),
  car_is_sample: doc('True for a car that is not built yet and can be ordered. Absent means no.', false),
  caroftheweek: doc('Whether it is a car of the week. Absent means no.', false),
  autos_on_show: doc('Whether the media provider has a film or a spin of it. Absent means no.', false),
  car_has_outside_spin: doc('Whether the spin shows it from outside. Absent means no.', false),
  car_vehicle_type: doc('Kind of vehicle, in any site language.', 'Passenger car'),
  car_vehicle_type_code: doc('PC (car), LCV (van: its price is shown without VAT) or MC (motorcycle).', 'PC'),
  car_publishdate: doc('When it was first for sale, a date or a time in ISO 8601.', '2026-11-02T08:00:00Z'),
  car_mileage: doc(
    'Distance driven, a number of 0 or more in car_odometer_unit. It is stored and filtered in the unit of the site’s country. Absent: none is shown, and 0 means 0.',
    41_000,
  ),
  car_mileage_text: doc(readyText('Distance driven'), '41,000 miles'),
  car_odometer: doc(
    'What the odometer shows, in car_odometer_unit; used as car_mileage where that is absent.',
    41_000,
  ),
  car_odometer_unit: doc(
    'km, miles or mil (10 km); other spellings such as mi and kilometres are understood, and an unknown unit refuses the feed. Absent: the unit of the site’s country (SE mil, GB miles, else km).',
    'miles',
  ),
  car_power: doc('Power in metric horsepower (hp, hk).', 253),
  car_power_text: doc(readyText('Power'), '253 hp (186 kW)'),
  car_price: doc(`Price, ${money}.`, 459_900),
  car_price_text: doc(readyText('The price'), '459 900 kr'),
  car_price_exkl_vat: doc(`Price, ${netMoney}; shown for vans.`, 367_920),
  car_price_exkl_vat_text: doc(readyText('The price without VAT'), '367 920 kr'),
  car_price_title: doc('What stands beside the price.', 'Cash price'),
  car_price_currency: doc(
    'ISO 4217, three capital letters. Absent: the currency of the site’s country.',
    'SEK',
  ),
  gross_price: doc(`Price before deductions, ${money}.`, 469_900),
  car_vat_eligible: doc('Whether VAT can be deducted. Absent means no.', true),
  car_beneficial_value: doc('Taxable benefit of a company car, in units of the currency a month.', 3200),
  car_pbbratio: doc('Price in relation to the price base amount (Sweden), a ratio.', 7.8),
  car_retail_price: doc(`Price as new, ${money}.`, 689_900),
  car_retail_price_text: doc(readyText('The price as new'), '689 900 kr'),
  car_retail_price_exkl_vat: doc(`Price as new, ${netMoney}.`, 551_920),
  car_retail_price_exkl_vat_text: doc(readyText('The price as new without VAT'), '551 920 kr'),
  car_has_campaign_price: doc('Whether car_campaign_price holds now. Absent means no.', true),
  car_campaign_price: doc(`Campaign price, ${money}.`, 439_900),
  car_campaign_price_text: doc(readyText('The campaign price'), '439 900 kr'),
  car_campaign_price_exkl_vat: doc(`Campaign price, ${netMoney}.`, 351_920),
  car_campaign_price_exkl_vat_text: doc(readyText('The campaign price without VAT'), '351 920 kr'),
  car_campaigns: doc('Names of campaigns it is part of.', ['Autumn offers']),
  car_monthly_cost: doc('Monthly cost of its loan, in units of car_price_currency.', 4210),
  car_has_campaign_loan: doc(offer('a loan on campaign terms'), false),
  car_loan_option: doc('Terms of its loan: rates in percent a year, months, amounts.', {
    interest_rate: 5.95,
  }),
  car_leasing_options: doc('Leasing offers, each with leasing_type and its terms.', [
    { leasing_type: 'private' },
  ]),
  car_has_privateleasing: doc(offer('private leasing'), false),
  car_has_campaign_privateleasing: doc(offer('private leasing on campaign terms'), false),
  car_private_leasing_monthly_cost: doc(`Private leasing a month, ${money}.`, 5495),
  car_private_leasing_option: doc('Terms of private leasing.', { duration: 36 }),
  car_has_companyleasing: doc(offer('company leasing'), false),
  car_has_campaign_companyleasing: doc(offer('company leasing on campaign terms'), false),
  car_company_leasing_monthly_cost: doc(`Company leasing a month, ${netMoney}.`, 4295),
  car_company_leasing_option: doc('Terms of company leasing.', { duration: 36 }),
  car_equipment: doc('Equipment, a list of words; in CSV with semicolons between them.', [
    'Tow bar',
    'Heated seats',
  ]),
  car_description: doc('The seller’s text. HTML becomes plain text.', 'One owner, full service history.'),
  car_primary_image: doc('The first picture: original and thumbnail_url are addresses.', {
    original: 'https://img.example/1.jpg',
  }),
  car_images: doc('All pictures in their order, each with original.', [
    { original: 'https://img.example/1.jpg' },
  ]),
  linked_vehicles: doc('Other versions of the same car: vehicle_id is a car_id.', [
    { vehicle_id: '461010606' },
  ]),
  car_sellers: doc('Who sells it: name, email, phone. For letters to them, never shown in lists.', [
    { name: 'Anna Berg' },
  ]),
  car_site_id: doc('site_id of its dealership.', 'solvik-uppsala'),
  car_site_name: doc('Name of its dealership.', 'Solvik Uppsala'),
  car_site_city: doc('Town of its dealership.', 'Uppsala'),
  car_site_region: doc('Region of its dealership.', 'Uppsala län'),
  car_geocoord: doc(
    'Where it stands, latitude,longitude in degrees. Absent: where its dealership is.',
    '59.86,17.64',
  ),
  car_website_city: doc('Town by which lists group dealerships.', 'Uppsala'),
  car_site_leads_email: doc('Where enquiries about it go.', 'uppsala@dealer.example'),
  car_companyerpid: doc('The company in the sales system.', '110'),
  car_departmenterpid: doc('The department in the sales system.', '23'),
  emission: doc('CO₂ with its unit; a plain number is in g/km.', '120 g/km'),
  fuel_consumption: doc(
    'Consumption with its unit: l/100 km, l/mil, kWh/100 km or mpg. A plain number refuses the feed.',
    '5.4 l/100 km',
  ),
  wltp_electric_range: doc(
    'Electric range with its unit; a plain number is in miles in Britain, else in kilometres. It is converted to that.',
    '514 km',
  ),
  battery_size: doc('Battery with its unit; a plain number is in kWh.', '77 kWh'),
  ac_charging_speed: doc('Charging with alternating current; a plain number is in kW.', '11 kW'),
  dc_charging_speed: doc('Fast charging; a plain number is in kW.', '150 kW'),
  weight: doc('Kerb weight; a plain number is in kg.', '1 890 kg'),
  car_towing_weight: doc('The heaviest braked trailer, in kg.', 2400),
  dimensions: doc('Length × width × height with their unit.', '4 708 × 1 902 × 1 653 mm'),
  cargo_volume: doc('Luggage; a plain number is in litres.', '483 l'),
  acceleration: doc('To 100 km/h; a plain number is in seconds.', '5.9 s'),
};
