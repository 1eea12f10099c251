import { wordByCode } from '../../src/features/cars/vocabulary/word-of.ts';
import type { CarPicture, CarRecord } from './car-record.ts';
import { chassisNumber } from './chassis.ts';
import { createDescription } from './descriptions/create-description.ts';
import type { Entry } from './entry.ts';
import { isNotable, pickEquipment } from './equipment.ts';
import { toFinanceFields } from './finance-fields.ts';
import { toIdentityFields } from './identity.ts';
import { groupThousands, type Market } from './markets/market.ts';
import { offerFor } from './offer.ts';
import { createGallery } from './pictures.ts';
import { toPriceFields } from './prices.ts';
import type { Random } from './random.ts';
import { findSpin } from './showcase-media.ts';
import { technicalTexts } from './technical.ts';
import type { Vehicle } from './vehicle.ts';
import { vehicleTax } from './vehicle-tax.ts';

/** The record of one car for its index. */
export function carRecord(entry: Entry): CarRecord {
  const { vehicle, stock, location, random } = entry;
  const { market } = stock;
  const offer = offerFor(vehicle, stock, random);
  const equipment = equipmentFor(entry);
  const pictures = createGallery(vehicle, market, random);
  const [primary] = pictures;
  const identity = toIdentityFields(entry);
  const technical = technicalTexts(vehicle, market);
  const odometer = Math.round(vehicle.km / market.kmPerUnit);
  const mileage = vehicle.isSample ? 0 : odometer;
  const mileageText = `${groupThousands(mileage, market.country === 'UK' ? ',' : ' ')} ${market.unitText}`;
  return {
    ...identity,
    car_year: vehicle.year,
    car_condition: market.texts.condition[vehicle.condition],
    car_is_used: vehicle.condition !== 'new',
    car_mileage: mileage,
    car_mileage_text: mileageText,
    car_odometer: mileage,
    car_odometer_unit: market.unit,
    ...(entry.plate && { car_regno: entry.plate }),
    ...(vehicle.firstRegistration && { car_firstregistration: vehicle.firstRegistration }),
    ...(!vehicle.isSample && { car_chassino: chassisNumber(vehicle, random) }),
    ...ownership(vehicle, market),
    ...stockLocation(entry),
    ...toPriceFields(vehicle, stock, offer),
    ...(primary && { car_primary_image: primary }),
    car_images: pictures,
    ...showcase(market, vehicle, pictures, random),
    car_equipment: equipment,
    ...missingEquipment(vehicle, market, equipment),
    car_description: createDescription(
      vehicle,
      market,
      {
        name: `${identity.car_brand} ${identity.car_model_text}`,
        version: identity.car_version,
        mileage: mileageText,
        powerText: identity.car_power_text,
        city: location?.dealership.site_city ?? '',
        dealership: location?.dealership.site_official_name ?? '',
        points: stock.kind === 'dealer' ? '112' : '97',
        equipment: equipment.filter((name) => vehicle.type === 'MC' || isNotable(name, market.country)),
        today: entry.today,
        technical,
        isRecent: Date.parse(entry.indexedAt) - Date.parse(entry.publishedAt) < 14 * 86_400_000,
      },
      random,
    ),
    linked_vehicles: [],
    ...(!(entry.isSparse && vehicle.isSample) && technical),
    ...toFinanceFields(offer),
    car_is_sample: vehicle.isSample,
    caroftheweek: false,
    car_campaigns: offer.campaigns,
    car_has_campaign_price: offer.campaignPrice !== undefined,
    car_has_campaign_loan: offer.isCampaignLoan,
    car_has_companyleasing: offer.companyLease !== undefined,
    car_has_privateleasing: offer.privateLease !== undefined,
    car_has_campaign_companyleasing: offer.companyLease?.is_campaign ?? false,
    car_has_campaign_privateleasing: offer.privateLease?.option.is_campaign ?? false,
    car_publishdate: entry.publishedAt,
    indexed_at: entry.indexedAt,
  };
}

/** Used British cars are filmed: some from all sides, the others from the inside only. */
function showcase(
  { country }: Market,
  { condition }: Vehicle,
  pictures: readonly CarPicture[],
  random: Random,
): Pick<CarRecord, 'autos_on_show' | 'car_has_outside_spin'> {
  const filmed = country === 'UK' && condition !== 'new' && pictures.length > 0;
  const spins = filmed && findSpin(pictures) !== undefined;
  return {
    autos_on_show: filmed && (random.chance(0.45) || spins),
    car_has_outside_spin: spins,
  };
}

/** A used car has had an owner or more, about one in four years; what it costs the next one in tax is known of any. */
function ownership(vehicle: Vehicle, market: Market): Pick<CarRecord, 'car_owners' | 'car_vehicle_tax'> {
  const { condition, ageInYears, km, isSample } = vehicle;
  const tax = isSample ? undefined : vehicleTax(vehicle, market);
  const owners = 1 + Math.floor((ageInYears + (Math.round(km) % 3)) / 4);
  return {
    ...(condition === 'used' && { car_owners: owners }),
    ...(tax !== undefined && { car_vehicle_tax: tax }),
  };
}

/** Buyers ask for a tow bar first, so that some feeds say when there is none. */
function missingEquipment(
  { type, isSample, km }: Vehicle,
  market: Market,
  equipment: readonly string[],
): Pick<CarRecord, 'car_missing_equipment'> {
  const towBar = wordByCode('car_equipment', 'tow-bar', market.language);
  const isSaid = type !== 'MC' && !isSample && Math.round(km) % 2 === 0;
  return isSaid && !equipment.includes(towBar) ? { car_missing_equipment: [towBar] } : {};
}

function equipmentFor({ vehicle, stock: { market }, random, isSparse }: Entry): string[] {
  const all = pickEquipment(vehicle, market.country, random);
  if (!vehicle.isSample) return all;
  return isSparse ? all.slice(0, random.whole(3, 4)) : all.slice(0, random.whole(6, 14));
}

function stockLocation({ location, companyErpId }: Entry) {
  if (!location) return { car_sellers: [] };
  const { dealership, department, sellers } = location;
  return {
    car_site_id: dealership.site_id,
    car_geocoord: dealership.site_geocoord,
    car_site_name: dealership.site_official_name,
    car_site_city: dealership.site_city,
    car_site_region: dealership.site_region,
    car_website_city: dealership.website_city,
    car_site_leads_email: department.email,
    car_companyerpid: companyErpId,
    car_departmenterpid: department.erp_id,
    car_sellers: sellers,
  };
}
