import { z } from 'zod';
import { text as lenientText, listOf } from '../../../shared/platform/lenient.ts';
import { fieldsFor, indexDefinition } from '../../../shared/search/records/derive.ts';
import {
  amount,
  codeId,
  coordinates,
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
  id: codeId('car_id', 'public', 'card', 'lead'),
  slug: text('slug', 'public', 'card', 'lead'),
  make: text('car_brand', 'required', 'public', 'card', 'lead', 'facet', 'search:name', 'search:loose'),
  model: text('car_model', 'required', 'public', 'card', 'lead', 'facet', 'search:name', 'search:loose'),
  modelText: text('car_model_text', 'public', 'card', 'lead', 'facet', 'search:name'),
  version: text('car_version', 'public', 'card', 'lead', 'search:name'),
  trimPackage: text('car_trim_package', 'public', 'facet', 'search:detail'),
  body: text('car_body', 'public', 'lead', 'facet', 'search:detail'),
  fuel: text('car_fuel', 'public', 'card', 'facet', 'search:detail'),
  gearbox: text('car_gearbox', 'public', 'card', 'facet', 'search:detail'),
  drive: text('car_drive', 'public', 'facet', 'search:detail'),
  colour: text('car_color', 'public', 'lead', 'facet', 'search:detail'),
  year: year('car_year', 'public', 'card', 'lead', 'facet', 'sort', 'search:detail'),
  /** The year as a number to filter from and to; car_year is a facet of single years. */
  modelYear: amount('car_model_year', 'internal', 'public', 'range'),
  seats: amount('car_seats', 'public', 'facet'),
  doors: amount('car_doors', 'public', 'facet'),
  registrationNumber: text('car_regno', 'public', 'card', 'lead', 'search:name', 'search:loose'),
  firstRegistration: time('car_firstregistration', 'public', 'sort'),
  chassisNumber: text('car_chassino', 'lead'),
  ncapStars: number('car_ncapstars', 'public', 'facet'),
  condition: text('car_condition', 'public', 'card', 'facet'),
  isUsed: optionalFlag('car_is_used', 'public', 'card', 'lead', 'facet'),
  /** Not built yet: shown as an example of what can be ordered. */
  isSample: flag('car_is_sample', 'public', 'card', 'lead', 'facet'),
  isCarOfTheWeek: flag('caroftheweek', 'public', 'facet'),
  /** There is a video or a 360° spin of it. */
  isOnShow: flag('autos_on_show', 'public', 'card', 'facet'),
  /** The provider's spin shows it from all sides outside; some have a video or the cabin only. */
  hasOutsideSpin: flag('car_has_outside_spin', 'public', 'card'),
  vehicleType: text('car_vehicle_type', 'public', 'facet'),
  vehicleTypeCode: pricedCar.vehicleTypeCode,
  publishedAt: time('car_publishdate', 'public', 'card', 'range', 'sort:age'),
  indexedAt: time('indexed_at', 'internal', 'range'),
  mileage: {
    value: amount('car_mileage', 'public', 'card', 'lead', 'range', 'sort'),
    text: text('car_mileage_text', 'public', 'card', 'lead'),
    odometer: amount('car_odometer', 'public'),
    unit: text('car_odometer_unit', 'public', 'card', 'lead'),
  },
  power: {
    value: amount('car_power', 'public', 'card', 'range', 'sort'),
    text: text('car_power_text', 'public'),
  },
  price: pricedCar.price,
  campaigns: texts('car_campaigns', 'public', 'card', 'facet'),
  monthlyCost: amount('car_monthly_cost', 'public', 'card', 'range', 'sort'),
  leasingOptions: nestedList(
    'car_leasing_options',
    listOf(z.object({ leasing_type: z.string(), monthly_cost_text: lenientText })),
    'public',
    'card',
  ),
  // The finance plans read their options from the record itself.
  finance: planFields,
  /** How many people or companies have owned it so far, the seller not counted. */
  owners: amount('car_owners', 'public'),
  /** A year, in the currency of the price: what the country takes for this very car. */
  vehicleTaxPerYear: amount('car_vehicle_tax', 'public'),
  /** What the feed says that the car does not have. What is in neither list is not known. */
  missingEquipment: texts('car_missing_equipment', 'public'),
  equipment: texts('car_equipment', 'public', 'facet', 'search:prose'),
  description: text('car_description', 'public', 'search:prose'),
  primaryImage: nested('car_primary_image', image.optional().catch(undefined), 'public', 'card'),
  images: nestedList('car_images', listOf(image.extend({ original: z.string() })), 'public', 'card'),
  linkedVehicles: nestedList('linked_vehicles', listOf(linkedVehicle), 'public'),
  sellers: nestedList(
    'car_sellers',
    listOf(z.object({ name: z.string(), email: lenientText, phone: lenientText })),
    'lead',
  ),
  dealership: {
    id: text('car_site_id', 'public', 'lead', 'facet'),
    name: text('car_site_name', 'public', 'lead', 'facet', 'search:detail'),
    city: text('car_site_city', 'public', 'card', 'facet', 'search:detail'),
    region: text('car_site_region', 'public', 'facet'),
    /** Where the car stands; without it in the feed, where its dealership is. */
    coordinates: coordinates('car_geocoord', 'public', 'geo'),
    websiteCity: text('car_website_city', 'public', 'facet'),
    leadsEmail: text('car_site_leads_email', 'lead'),
    companyErpId: text('car_companyerpid', 'lead'),
    departmentErpId: text('car_departmenterpid', 'lead'),
  },
  technical: {
    emission: text('emission', 'public'),
    fuelConsumption: text('fuel_consumption', 'public'),
    /** Of a plug-in hybrid: what it takes from the socket. Electric cars have theirs in `fuel_consumption`. */
    electricConsumption: text('electric_consumption', 'public'),
    /** WLTP, NEDC or WMTC: how emission, consumption and range were measured. */
    measuredBy: text('car_measurement_cycle', 'public', 'card'),
    electricRange: text('wltp_electric_range', 'public', 'card'),
    /** The number in it, in kilometres or miles as the site counts. */
    electricRangeValue: amount('car_electric_range', 'internal', 'public', 'range'),
    batterySize: text('battery_size', 'public'),
    acCharging: text('ac_charging_speed', 'public'),
    dcCharging: text('dc_charging_speed', 'public'),
    weight: text('weight', 'public'),
    /** The heaviest braked trailer, in kilograms. */
    towingWeightKg: amount('car_towing_weight', 'public', 'range'),
    dimensions: text('dimensions', 'public'),
    cargoVolume: text('cargo_volume', 'public'),
    acceleration: text('acceleration', 'public'),
  },
};

export const carIndex = indexDefinition(carRecord, {
  id: 'car_id',
  hierarchies: ['car_brand>car_model', 'car_website_city>car_site_name', 'car_site_region>car_site_city'],
  usualOrder: 'car_publishdate_asc',
});

/** What a list fetches from the index: all that a card shows. */
export const cardFields: readonly string[] = fieldsFor(carRecord, 'card');

/**
 * What a browser may fetch from the car index. Sellers and their mail addresses, chassis numbers and the keys of the
 * sales systems stay on the server.
 */
export const publicCarFields: readonly string[] = fieldsFor(carRecord, 'public');

/** The part of a car's record that a lead is about. */
export type LeadCarRecord = FlatRecord<typeof carRecord, 'lead'>;
