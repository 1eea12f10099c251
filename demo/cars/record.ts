import type { CarRecord } from './car-record.ts';
import { chassisNumber } from './chassis.ts';
import type { Entry } from './entry.ts';
import { equipmentOf, isTelling } from './equipment.ts';
import { financeOf } from './finance-fields.ts';
import { identityOf } from './identity.ts';
import { grouped } from './markets/market.ts';
import { offerFor } from './offer.ts';
import { turnOf } from './on-show.ts';
import { galleryOf } from './pictures.ts';
import { pricesOf } from './prices.ts';
import { descriptionOf } from './prose/voices.ts';
import { technicalTexts } from './technical.ts';

/** Writes one car down for its index. */
export function carRecord(entry: Entry): CarRecord {
  const { vehicle, stock, hall, chance } = entry;
  const { market } = stock;
  const offer = offerFor(vehicle, stock, chance);
  const equipment = equipmentFor(entry);
  const pictures = galleryOf(vehicle, chance);
  const [primary] = pictures;
  const identity = identityOf(entry);
  const technical = technicalTexts(vehicle, market);
  const odometer = Math.round(vehicle.km / market.kmPerUnit);
  const mileage = vehicle.isSample ? 0 : odometer;
  const mileageText = `${grouped(mileage, market.country === 'UK' ? ',' : ' ')} ${market.unitText}`;
  return {
    ...identity,
    car_year: vehicle.year,
    car_condition: market.words.condition[vehicle.condition],
    car_is_used: vehicle.condition !== 'new',
    car_mileage: mileage,
    car_mileage_text: mileageText,
    car_odometer: mileage,
    car_odometer_unit: market.unit,
    ...(entry.plate && { car_regno: entry.plate }),
    ...(vehicle.firstRegistration && { car_firstregistration: vehicle.firstRegistration }),
    ...(!vehicle.isSample && { car_chassino: chassisNumber(vehicle, chance) }),
    ...stockLocation(entry),
    ...pricesOf(vehicle, stock, offer),
    ...(primary && { car_primary_image: primary }),
    car_images: pictures,
    autos_on_show:
      market.country === 'UK' &&
      vehicle.condition !== 'new' &&
      pictures.length > 0 &&
      (chance.maybe(0.45) || turnOf(pictures) !== undefined),
    car_equipment: equipment,
    car_description: descriptionOf(
      vehicle,
      market,
      {
        name: `${identity.car_brand} ${identity.car_model_text}`,
        version: identity.car_version,
        mileage: mileageText,
        powerText: identity.car_power_text,
        city: hall?.site.site_city ?? '',
        site: hall?.site.site_official_name ?? '',
        points: stock.kind === 'dealer' ? '112' : '97',
        equipment: equipment.filter((name) => vehicle.type === 'MC' || isTelling(name, market.country)),
        today: entry.today,
        technical,
        isRecent: Date.parse(entry.indexedAt) - Date.parse(entry.publishedAt) < 14 * 86_400_000,
      },
      chance,
    ),
    linked_vehicles: [],
    ...(!(entry.isSparse && vehicle.isSample) && technical),
    ...financeOf(offer),
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

function equipmentFor({ vehicle, stock: { market }, chance, isSparse }: Entry): string[] {
  const all = equipmentOf(vehicle, market.country, chance);
  if (!vehicle.isSample) return all;
  return isSparse ? all.slice(0, chance.whole(3, 4)) : all.slice(0, chance.whole(6, 14));
}

function stockLocation({ hall, companyErpId }: Entry) {
  if (!hall) return { car_sellers: [] };
  const { site, department, sellers } = hall;
  return {
    car_site_id: site.site_id,
    car_site_name: site.site_official_name,
    car_site_city: site.site_city,
    car_site_region: site.site_region,
    car_website_city: site.website_city,
    car_site_leads_email: department.email,
    car_companyerpid: companyErpId,
    car_departmenterpid: department.erp_id,
    car_sellers: sellers,
  };
}
