import { z } from 'zod';
import { text as lenientText, listOf } from '../../../shared/platform/lenient.ts';
import { addedGroup, listInStep, whenFieldsChange } from '../../../shared/search/records/added-fields.ts';
import { fieldsFor, indexDefinition } from '../../../shared/search/records/derive.ts';
import {
  amount,
  codeId,
  coordinates,
  derived,
  described,
  type FlatRecord,
  flag,
  nested,
  nestedList,
  number,
  optionalFlag,
  text,
  texts,
  time,
  year,
} from '../../../shared/search/records/record-field.ts';
import { planFields } from '../../finance/plans/all-plans.ts';
import { pricedCar } from '../../pricing/priced-car.ts';
import { electricRange, modelYear } from './derived-figures.ts';

const asShown = (of: string) => `${of} as shown, word for word. Without it the page writes it itself.`;

/** A text of the car's page that nothing is filtered by. */
const shownText = <const Name extends string>(name: Name, description: string, example: string) =>
  described(text(name, 'public'), description, example);

/** Where the picture shows a plate with nothing on it: corners as shares of width and height, clockwise from the top left. */
const blankPlate = z.object({
  corners: z.array(z.tuple([z.number(), z.number()])).length(4),
  end: z.enum(['front', 'rear']),
});
const image = z.object({
  original: lenientText,
  thumbnail_url: lenientText,
  blur_data_url: lenientText,
  blank_plate: blankPlate.optional().catch(undefined),
  /** It shows such a car, not the very one that is for sale. */
  is_illustration: z.boolean().optional().catch(undefined),
});
const linkedVehicle = z.object({
  vehicle_id: z.string().min(1),
  slug: lenientText,
  link_text: lenientText,
  package_name: lenientText,
});

/**
 * A car, each field once (001 §3.1): our name for it, its name in feeds, index and API, its type and what it is used
 * for. The feed's check, the index, cards, public fields and the leads' car all derive from here (CARD-12, CARD-16 to
 * CARD-20, SRCH-31).
 */
export const carRecord = {
  id: described(
    codeId('car_id', 'public', 'card', 'lead'),
    'The car’s number, once per feed, in its address: up to 100 letters a to z, digits, dots and dashes, at least one a digit. A car that keeps its number keeps its page and price history.',
    'STK-2024.17b',
  ),
  slug: described(
    text('slug', 'public', 'card', 'lead'),
    'The last part of its address. Without it: make, model and version.',
    'volvo-xc60-t6-plus',
  ),
  make: described(
    text('car_brand', 'required', 'public', 'card', 'lead', 'facet', 'search:name', 'search:loose'),
    'Make, as people write it.',
    'Volvo',
  ),
  model: described(
    text('car_model', 'required', 'public', 'card', 'lead', 'facet', 'search:name', 'search:loose'),
    'Model, the same for all versions of it.',
    'XC60',
  ),
  modelText: described(
    text('car_model_text', 'public', 'card', 'lead', 'facet', 'search:name'),
    'Model with what is usually said beside it.',
    'XC60 Recharge',
  ),
  version: described(
    text('car_version', 'public', 'card', 'lead', 'search:name'),
    'Version of the model.',
    'T6 AWD Plus Dark',
  ),
  trimPackage: described(
    text('car_trim_package', 'public', 'facet', 'search:detail'),
    'Trim level or package.',
    'Plus Dark',
  ),
  body: described(
    text('car_body', 'public', 'lead', 'facet', 'search:detail'),
    'Body. A word of the vocabulary in any site language; others are shown as written.',
    'SUV',
  ),
  fuel: described(
    text('car_fuel', 'public', 'card', 'facet', 'search:detail'),
    'Fuel: petrol, diesel, electric, plug-in hybrid, hybrid …, in any site language.',
    'Electric',
  ),
  gearbox: described(
    text('car_gearbox', 'public', 'card', 'facet', 'search:detail'),
    'Gearbox: automatic or manual, in any site language.',
    'Automatic',
  ),
  drive: described(
    text('car_drive', 'public', 'facet', 'search:detail'),
    'Driven wheels: front, rear or four-wheel drive, in any site language.',
    'Four-wheel drive',
  ),
  colour: described(
    text('car_color', 'public', 'lead', 'facet', 'search:detail'),
    'Colour, in any site language; a maker’s own name is shown as written.',
    'Blue',
  ),
  year: described(
    year('car_year', 'public', 'card', 'lead', 'facet', 'sort', 'search:detail'),
    'Model year, four digits.',
    2023,
  ),
  /** The year as a number to filter from and to; car_year is a facet of single years. */
  modelYear: derived(amount('car_model_year', 'public', 'range'), modelYear),
  seats: described(amount('car_seats', 'public', 'facet'), 'Seats, a count.', 5),
  doors: described(amount('car_doors', 'public', 'facet'), 'Doors, a count.', 5),
  registrationNumber: described(
    text('car_regno', 'public', 'card', 'lead', 'search:name', 'search:loose'),
    'Registration number.',
    'ABC123',
  ),
  firstRegistration: described(
    time('car_firstregistration', 'public', 'sort'),
    'First registration, a date YYYY-MM-DD.',
    '2023-03-14',
  ),
  chassisNumber: described(
    text('car_chassino', 'lead'),
    'Chassis number (VIN). Never in a list or a search.',
    'YV1UZH5V5P1234567',
  ),
  ncapStars: described(number('car_ncapstars', 'public', 'facet'), 'Euro NCAP stars, 0 to 5.', 5),
  condition: described(
    text('car_condition', 'public', 'card', 'facet'),
    'New, used or ex-demonstrator, in any site language. Absent: no condition is shown. Other words are shown as written, and nothing is concluded from them.',
    'Used',
  ),
  isUsed: described(
    optionalFlag('car_is_used', 'public', 'card', 'lead', 'facet'),
    'Whether it has been used. Absent: as car_condition says; without that, unknown, and neither new nor used is claimed anywhere. A feed in which the two contradict each other is refused.',
    true,
  ),
  isSample: described(
    flag('car_is_sample', 'public', 'card', 'lead', 'facet'),
    'True for a car that is not built yet and can be ordered. Absent means no.',
    false,
  ),
  isCarOfTheWeek: described(
    flag('caroftheweek', 'public', 'facet'),
    'Whether it is a car of the week. Absent means no.',
    false,
  ),
  /** There is a video or a 360° spin of it. */
  isOnShow: described(
    flag('autos_on_show', 'public', 'card', 'facet'),
    'Whether the media provider has a film or a spin of it. Absent means no.',
    false,
  ),
  /** The provider's spin shows it from all sides outside; some have a video or the cabin only. */
  hasOutsideSpin: described(
    flag('car_has_outside_spin', 'public', 'card'),
    'Whether the spin shows it from outside. Absent means no.',
    false,
  ),
  vehicleType: described(
    text('car_vehicle_type', 'public', 'facet'),
    'Kind of vehicle, in any site language.',
    'Passenger car',
  ),
  vehicleTypeCode: pricedCar.vehicleTypeCode,
  publishedAt: described(
    time('car_publishdate', 'public', 'card', 'range', 'sort:age'),
    'When it was first for sale, a date or a time in ISO 8601.',
    '2026-11-02T08:00:00Z',
  ),
  indexedAt: time('indexed_at', 'internal', 'range'),
  mileage: {
    value: described(
      amount('car_mileage', 'public', 'card', 'lead', 'range', 'sort'),
      'Distance driven, a number of 0 or more in car_odometer_unit. It is stored and filtered in the unit of the site’s country. Absent: none is shown, and 0 means 0.',
      41_000,
    ),
    text: described(
      text('car_mileage_text', 'public', 'card', 'lead'),
      asShown('Distance driven'),
      '41,000 miles',
    ),
    odometer: described(
      amount('car_odometer', 'public'),
      'What the odometer shows, in car_odometer_unit; used as car_mileage where that is absent.',
      41_000,
    ),
    unit: described(
      text('car_odometer_unit', 'public', 'card', 'lead'),
      'km, miles or mil (10 km); other spellings such as mi and kilometres are understood, and an unknown unit refuses the feed. Absent: the unit of the site’s country (SE mil, GB miles, else km).',
      'miles',
    ),
  },
  power: {
    value: described(
      amount('car_power', 'public', 'card', 'range', 'sort'),
      'Power in metric horsepower (hp, hk).',
      253,
    ),
    text: shownText('car_power_text', asShown('Power'), '253 hp (186 kW)'),
  },
  price: pricedCar.price,
  campaigns: described(
    texts('car_campaigns', 'public', 'card', 'facet'),
    'Names of campaigns it is part of.',
    ['Autumn offers'],
  ),
  monthlyCost: described(
    amount('car_monthly_cost', 'public', 'card', 'range', 'sort'),
    'Monthly cost of its loan, in units of car_price_currency.',
    4210,
  ),
  leasingOptions: described(
    nestedList(
      'car_leasing_options',
      listOf(z.object({ leasing_type: z.string(), monthly_cost_text: lenientText })),
      'public',
      'card',
    ),
    'Leasing offers, each with leasing_type and its terms.',
    [{ leasing_type: 'private' }],
  ),
  // The finance plans read their options from the record itself.
  finance: planFields,
  owners: described(
    amount('car_owners', 'public'),
    'How many people or companies have owned it so far, the seller not counted.',
    2,
  ),
  /** A year, in the currency of the price: what the country takes for this very car. */
  vehicleTaxPerYear: described(
    amount('car_vehicle_tax', 'public'),
    'Vehicle tax a year, in units of car_price_currency.',
    2340,
  ),
  missingEquipment: described(
    texts('car_missing_equipment', 'public'),
    'Equipment that it is known not to have; what neither list names is shown as not stated.',
    ['Towbar'],
  ),
  equipment: described(
    texts('car_equipment', 'public', 'facet', 'search:prose'),
    'Equipment, a list of words; in CSV with semicolons between them.',
    ['Tow bar', 'Heated seats'],
  ),
  description: described(
    text('car_description', 'public', 'search:prose'),
    'The seller’s text. HTML becomes plain text.',
    'One owner, full service history.',
  ),
  primaryImage: described(
    nested('car_primary_image', image.optional().catch(undefined), 'public', 'card'),
    'The first picture: original and thumbnail_url are addresses.',
    {
      original: 'https://img.example/1.jpg',
    },
  ),
  images: described(
    nestedList('car_images', listOf(image.extend({ original: z.string() })), 'public', 'card'),
    'All pictures in their order, each with original.',
    [{ original: 'https://img.example/1.jpg' }],
  ),
  linkedVehicles: described(
    nestedList('linked_vehicles', listOf(linkedVehicle), 'public'),
    'Other versions of the same car: vehicle_id is a car_id.',
    [{ vehicle_id: '461010606' }],
  ),
  sellers: described(
    nestedList(
      'car_sellers',
      listOf(z.object({ name: z.string(), email: lenientText, phone: lenientText })),
      'lead',
    ),
    'Who sells it: name, email, phone. For letters to them, never shown in lists.',
    [{ name: 'Anna Berg' }],
  ),
  dealership: {
    id: described(
      text('car_site_id', 'public', 'lead', 'facet'),
      'site_id of its dealership.',
      'solvik-uppsala',
    ),
    name: described(
      text('car_site_name', 'public', 'lead', 'facet', 'search:detail'),
      'Name of its dealership.',
      'Solvik Uppsala',
    ),
    city: described(
      text('car_site_city', 'public', 'card', 'facet', 'search:detail'),
      'Town of its dealership.',
      'Uppsala',
    ),
    region: described(text('car_site_region', 'public', 'facet'), 'Region of its dealership.', 'Uppsala län'),
    /** Where the car stands; without it in the feed, where its dealership is. */
    coordinates: described(
      coordinates('car_geocoord', 'public', 'geo'),
      'Where it stands, latitude,longitude in degrees. Absent: where its dealership is.',
      '59.86,17.64',
    ),
    websiteCity: described(
      text('car_website_city', 'public', 'facet'),
      'Town by which lists group dealerships.',
      'Uppsala',
    ),
    leadsEmail: described(
      text('car_site_leads_email', 'lead'),
      'Where enquiries about it go.',
      'uppsala@dealer.example',
    ),
    companyErpId: described(text('car_companyerpid', 'lead'), 'The company in the sales system.', '110'),
    departmentErpId: described(
      text('car_departmenterpid', 'lead'),
      'The department in the sales system.',
      '23',
    ),
  },
  technical: {
    emission: shownText('emission', 'CO₂ with its unit; a plain number is in g/km.', '120 g/km'),
    fuelConsumption: shownText(
      'fuel_consumption',
      'Consumption with its unit: l/100 km, l/mil, kWh/100 km or mpg. A plain number refuses the feed.',
      '5.4 l/100 km',
    ),
    /** Of a plug-in hybrid: what it takes from the socket. Electric cars have theirs in `fuel_consumption`. */
    electricConsumption: shownText(
      'electric_consumption',
      'Electricity that it uses, with its unit, also of a plug-in hybrid.',
      '17.2 kWh/100 km',
    ),
    /** WLTP, NEDC or WMTC: how emission, consumption and range were measured. */
    measuredBy: described(
      text('car_measurement_cycle', 'public', 'card'),
      'What consumption, CO₂ and range were measured by: WLTP, NEDC or WMTC.',
      'WLTP',
    ),
    electricRange: described(
      text('wltp_electric_range', 'public', 'card'),
      'Electric range with its unit; a plain number is in miles in Britain, else in kilometres. It is converted to that.',
      '514 km',
    ),
    /** The number in it, in kilometres or miles as the site counts. */
    electricRangeValue: derived(amount('car_electric_range', 'public', 'range'), electricRange),
    batterySize: shownText('battery_size', 'Battery with its unit; a plain number is in kWh.', '77 kWh'),
    acCharging: shownText(
      'ac_charging_speed',
      'Charging with alternating current; a plain number is in kW.',
      '11 kW',
    ),
    dcCharging: shownText('dc_charging_speed', 'Fast charging; a plain number is in kW.', '150 kW'),
    weight: shownText('weight', 'Kerb weight; a plain number is in kg.', '1 890 kg'),
    /** The heaviest braked trailer, in kilograms. */
    towingWeightKg: described(
      amount('car_towing_weight', 'public', 'range'),
      'The heaviest braked trailer, in kg.',
      2400,
    ),
    dimensions: shownText(
      'dimensions',
      'Length × width × height with their unit.',
      '4 708 × 1 902 × 1 653 mm',
    ),
    cargoVolume: shownText('cargo_volume', 'Luggage; a plain number is in litres.', '483 l'),
    acceleration: shownText('acceleration', 'To 100 km/h; a plain number is in seconds.', '5.9 s'),
  },
  /** Those of extensions, which read them from the record itself. */
  added: addedGroup('cars'),
};

const computeIndex = () =>
  indexDefinition(carRecord, {
    id: 'car_id',
    hierarchies: ['car_brand>car_model', 'car_website_city>car_site_name', 'car_site_region>car_site_city'],
    usualOrder: 'car_publishdate_asc',
  });

export const carIndex = computeIndex();
whenFieldsChange(() => void Object.assign(carIndex, computeIndex()));

/** What a list fetches from the index: all that a card shows. */
export const cardFields: readonly string[] = listInStep(() => fieldsFor(carRecord, 'card'));

/**
 * What a browser may fetch from the car index. Sellers and their mail addresses, chassis numbers and the keys of the
 * sales systems stay on the server.
 */
export const publicCarFields: readonly string[] = listInStep(() => fieldsFor(carRecord, 'public'));

/** The part of a car's record that a lead is about. */
export type LeadCarRecord = FlatRecord<typeof carRecord, 'lead'>;
