import { brandName } from '../dealers/brand-name.ts';
import { benefitPerMonth } from './benefit.ts';
import type { CarRecord, Finance, VehicleTypeCode } from './car-record.ts';
import type { Chance } from './chance.ts';
import { chassisNumber } from './chassis.ts';
import { equipmentOf, isTelling } from './equipment.ts';
import { PRICE_BASE_AMOUNT } from './leasing.ts';
import { type BodyWord, grouped, type Market } from './markets/market.ts';
import { type Offer, offerFor, withoutVat } from './offer.ts';
import { galleryOf } from './pictures.ts';
import type { Hall } from './place-of.ts';
import { descriptionOf } from './prose/voices.ts';
import { slugOf } from './slug.ts';
import type { Stock } from './stocks.ts';
import { technicalTexts } from './technical.ts';
import { horsepower, type Vehicle } from './vehicle.ts';
import { priceAsNew } from './worth.ts';

export type Entry = {
  id: string;
  vehicle: Vehicle;
  stock: Stock;
  hall?: Hall;
  companyErpId: string;
  plate?: string;
  publishedAt: string;
  indexedAt: string;
  today: string;
  chance: Chance;
  /** Samples come without technical data now and then, and with short lists of equipment. */
  isSparse?: boolean;
};

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
    ...placeOf(entry),
    ...pricesOf(vehicle, stock, offer),
    ...(primary && { car_primary_image: primary }),
    car_images: pictures,
    autos_on_show:
      market.country === 'UK' && vehicle.condition !== 'new' && pictures.length > 0 && chance.maybe(0.45),
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

function identityOf({ id, vehicle, stock: { market }, hall }: Entry) {
  const { make, model, generation, engine, trim, type, condition, year, paint } = vehicle;
  const { words } = market;
  const brand = brandName(make.code);
  const modelText = market.modelName(generation.name);
  const version = versionText(vehicle, market);
  const body = words.body[bodyWord(vehicle)];
  const fuel = words.fuel[engine.fuel];
  const town = hall ? [hall.site.site_city] : [];
  const hp = horsepower(engine.kW);
  return {
    car_id: id,
    slug: slugOf({
      condition: words.condition[condition],
      year,
      body,
      fuel,
      rest: [brand, modelText, version, ...town],
    }),
    car_brand: brand,
    car_model: market.modelName(model.name),
    car_model_text: modelText,
    car_version: version,
    car_trim_package: trim[0],
    car_body: body,
    car_fuel: fuel,
    car_gearbox: words.gearbox[engine.gearbox],
    ...(type !== 'MC' && { car_drive: words.drive[engine.drive], car_doors: generation.doors }),
    car_power: hp,
    car_power_text: words.power(hp, engine.kW),
    car_color: words.paint[paint],
    car_seats: generation.seats,
    ...(generation.ncap > 0 && { car_ncapstars: generation.ncap }),
    car_vehicle_type: words.vehicleType[type],
    car_vehicle_type_code: type satisfies VehicleTypeCode,
  };
}

/** Engine and trim, without what the model's name has said already. */
function versionText({ engine, generation, trim: [trim] }: Vehicle, { decimalMark }: Market): string {
  const own = engine.name === generation.name ? '' : engine.name.replace(/(\d),(\d)/g, `$1${decimalMark}$2`);
  return own.includes(trim) ? own : `${own} ${trim}`.trim();
}

/** The trade calls a people carrier with seven seats or more a minibus. */
export function bodyWord({ generation: { body, seats } }: Vehicle): BodyWord {
  if (body === 'mpv') return seats > 7 ? 'minibus' : 'mpv';
  return body === 'large-suv' ? 'suv' : body;
}

function equipmentFor({ vehicle, stock: { market }, chance, isSparse }: Entry): string[] {
  const all = equipmentOf(vehicle, market.country, chance);
  if (!vehicle.isSample) return all;
  return isSparse ? all.slice(0, chance.whole(3, 4)) : all.slice(0, chance.whole(6, 14));
}

function placeOf({ hall, companyErpId }: Entry) {
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

function pricesOf(vehicle: Vehicle, stock: Stock, offer: Offer) {
  const { market } = stock;
  const { price, campaignPrice, retailPrice, isVatEligible } = offer;
  const titles = market.words.priceTitle;
  const hasNet = isVatEligible || vehicle.type === 'LCV';
  const net = (amount: number) => withoutVat(amount, stock);
  return {
    car_price: price,
    car_price_text: market.money(price),
    car_price_title: campaignPrice
      ? titles.campaign
      : titles[vehicle.isSample ? 'sample' : vehicle.condition],
    car_price_currency: market.currency,
    ...(hasNet && { car_price_exkl_vat: net(price), car_price_exkl_vat_text: market.money(net(price)) }),
    ...(retailPrice && { car_retail_price: retailPrice, car_retail_price_text: market.money(retailPrice) }),
    ...(retailPrice &&
      hasNet && {
        car_retail_price_exkl_vat: net(retailPrice),
        car_retail_price_exkl_vat_text: market.money(net(retailPrice)),
      }),
    ...(campaignPrice && {
      car_campaign_price: campaignPrice,
      car_campaign_price_text: market.money(campaignPrice),
    }),
    ...(campaignPrice &&
      hasNet && {
        car_campaign_price_exkl_vat: net(campaignPrice),
        car_campaign_price_exkl_vat_text: market.money(net(campaignPrice)),
      }),
    gross_price: campaignPrice ?? price,
    car_vat_eligible: isVatEligible,
    ...companyCarFigures(vehicle, market),
  };
}

/** Only Sweden taxes company cars by the price base amount, and after six years the rule changes. */
function companyCarFigures(vehicle: Vehicle, market: Market) {
  if (market.country !== 'SE' || vehicle.type !== 'PC' || vehicle.ageInYears >= 6) return {};
  const asNew = Math.round(priceAsNew(vehicle, market));
  return {
    car_pbbratio: Math.round((asNew / PRICE_BASE_AMOUNT) * 100) / 100,
    car_beneficial_value: benefitPerMonth(vehicle, asNew),
  };
}

function financeOf({ loan, monthlyCost, privateLease, companyLease }: Offer): Finance {
  return {
    ...(loan && { car_loan_option: loan }),
    ...(monthlyCost && { car_monthly_cost: monthlyCost }),
    car_leasing_options: [
      ...(privateLease
        ? [
            {
              leasing_type: 'Private' as const,
              title: privateLease.option.title,
              monthly_cost_text: privateLease.option.monthly_cost_text,
            },
          ]
        : []),
      ...(companyLease
        ? [
            {
              leasing_type: 'Company' as const,
              title: companyLease.title,
              monthly_cost_text: companyLease.default_monthly_cost_text,
            },
          ]
        : []),
    ],
    ...(privateLease && {
      car_private_leasing_option: privateLease.option,
      car_private_leasing_monthly_cost: privateLease.monthlyCost,
    }),
    ...(companyLease && {
      car_company_leasing_option: companyLease,
      car_company_leasing_monthly_cost: companyLease.default_monthly_cost,
    }),
  };
}
