import { afterAll, beforeAll, expect, test } from 'vitest';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { embeddedSearch } from '../../src/shared/search/adapters/embedded/embedded-search.ts';
import type { FilterCondition, SearchRecord } from '../../src/shared/search/port.ts';
import { createCars } from './inventory.ts';

/** The record of a car, part by part (001 §3.1), queried from the index as pages do. */
const search = embeddedSearch(definitionOf);
const index = 'cars-solvik-se';
let cars: readonly SearchRecord[];

beforeAll(async () => {
  await search.replaceAll(index, createCars(index) as unknown as readonly SearchRecord[]);
});
afterAll(() => search.close());

async function request(fields: readonly string[], filters: Record<string, FilterCondition> = {}) {
  const { content, total_items } = await search.index(index).search({ fields, filters, limit: 10_000 });
  cars = content;
  return { content, total_items };
}

/** How many of the cars found have a field. */
const having = (field: string) => cars.filter((car) => car[field] !== undefined).length;
const named = (text: string) => text.trim().split(/[\s,]+/);

test('CARD-12 the vehicle: every part can be requested, and every car has the required fields', async () => {
  const always =
    named(`car_id, slug, car_brand, car_model, car_model_text, car_version, car_trim_package, car_body,
    car_year, car_fuel, car_gearbox, car_mileage, car_mileage_text, car_odometer, car_odometer_unit, car_color,
    car_condition, car_is_used, car_drive, car_power_text, car_seats`);
  const ifKnown = named('car_doors, car_regno, car_firstregistration, car_chassino, car_ncapstars');
  const { total_items } = await request([...always, ...ifKnown]);
  expect(total_items).toBeGreaterThan(1000);
  for (const field of always) expect([field, having(field)]).toEqual([field, total_items]);
  for (const field of ifKnown) expect(having(field), field).toBeGreaterThan(total_items / 2);
});

test('CARD-16 site and seller: where it is, who sells it, and who receives the lead', async () => {
  const fields = named(`car_site_name, car_site_city, car_site_region, car_site_id, car_site_leads_email,
    car_companyerpid, car_departmenterpid, car_sellers`);
  const { content, total_items } = await request(fields, { car_is_sample: false });
  for (const field of fields) expect([field, having(field)]).toEqual([field, total_items]);
  const sellers = content.flatMap(({ car_sellers }) => car_sellers as SearchRecord[]);
  expect(sellers.length).toBeGreaterThan(total_items / 2);
  for (const { name, email, phone } of sellers) expect([name, email, phone].every(Boolean)).toBe(true);
});

test('CARD-17 every flag can be requested and filtered by, on and off', async () => {
  const flags =
    named(`car_vat_eligible, car_is_sample, caroftheweek, car_has_campaign_price, car_has_campaign_loan,
    car_has_companyleasing, car_has_privateleasing, car_has_campaign_companyleasing, car_has_campaign_privateleasing`);
  const { total_items: all } = await request(['car_id']);
  for (const flag of flags) {
    const { content, total_items: on } = await request([flag], { [flag]: true });
    expect(content.every((car) => car[flag] === true)).toBe(true);
    const { total_items: off } = await request([flag], { [flag]: false });
    expect([flag, on > 0, off > 0, on + off]).toEqual([flag, true, true, all]);
  }
  // Only British cars are turned before a camera.
  expect((await request(['autos_on_show'], { autos_on_show: false })).total_items).toBe(all);
});

test('CARD-17 so can the kind of vehicle, campaigns and times', async () => {
  const { content: vans } = await request(['car_vehicle_type_code'], { car_vehicle_type_code: 'LCV' });
  expect(vans.length).toBeGreaterThan(0);
  expect(vans.every((car) => car['car_vehicle_type_code'] === 'LCV')).toBe(true);
  const { content: inCampaign } = await request(['car_campaigns'], { car_campaigns: 'Höstkampanj' });
  expect(inCampaign.length).toBeGreaterThan(0);
  for (const { car_campaigns } of inCampaign) expect(car_campaigns).toContain('Höstkampanj');
  const { total_items } = await request(['car_publishdate', 'indexed_at']);
  expect([having('car_publishdate'), having('indexed_at')]).toEqual([total_items, total_items]);
  const week = ['2026-11-09', '2026-11-15'];
  const { content: recent } = await request(['car_publishdate'], { car_publishdate: week });
  expect(recent.length).toBeGreaterThan(0);
  expect(recent.length).toBeLessThan(total_items);
  for (const { car_publishdate } of recent) expect(String(car_publishdate) >= '2026-11-09').toBe(true);
  const thatNight = ['2026-11-15T00:00:00.000Z', '2026-11-15T23:59:59.000Z'];
  expect((await request(['indexed_at'], { indexed_at: thatNight })).total_items).toBe(total_items);
});

test('CARD-18 prices: as figures and as texts, without VAT for vans, and what a company car is taxed by', async () => {
  const always = named('car_price, car_price_text, car_price_title, car_price_currency');
  const { total_items } = await request(always);
  for (const field of always) expect([field, having(field)]).toEqual([field, total_items]);

  const campaign = named('car_campaign_price, car_campaign_price_text');
  const { total_items: inCampaign } = await request(campaign, { car_has_campaign_price: true });
  for (const field of campaign) expect([field, having(field)]).toEqual([field, inCampaign]);

  const net = named(`car_price_exkl_vat, car_price_exkl_vat_text`);
  const more =
    named(`car_retail_price, car_retail_price_text, car_retail_price_exkl_vat, car_retail_price_exkl_vat_text,
    car_campaign_price_exkl_vat, car_campaign_price_exkl_vat_text`);
  const { total_items: vans } = await request([...net, ...more], { car_vehicle_type_code: 'LCV' });
  for (const field of net) expect([field, having(field)]).toEqual([field, vans]);
  for (const field of more) expect(having(field), field).toBeGreaterThan(0);

  await request(['car_pbbratio', 'car_beneficial_value']);
  expect([having('car_pbbratio') > 0, having('car_beneficial_value') > 0]).toEqual([true, true]);
});

test('CARD-19 media: a thumbnail and pictures in full, each with its blur', async () => {
  const { content, total_items } = await request(['car_primary_image', 'car_images']);
  expect(having('car_images')).toBe(total_items);
  const pictured = content.filter((car) => car['car_primary_image'] !== undefined);
  expect(pictured.length).toBeGreaterThan(total_items * 0.9);
  const blur = expect.stringMatching(/^data:image\//);
  const text = expect.stringMatching(/./);
  for (const { car_primary_image, car_images } of pictured) {
    expect(car_primary_image).toMatchObject({ thumbnail_url: text, blur_data_url: blur });
    for (const image of car_images as object[])
      expect(image).toMatchObject({ original: text, blur_data_url: blur });
  }
});

test('CARD-20 content: equipment, descriptions, other packages, payment options and technical texts', async () => {
  const always = named('car_equipment, car_description, linked_vehicles, car_leasing_options');
  const offered = named('car_loan_option, car_private_leasing_option, car_company_leasing_option');
  const technical = named(`emission, fuel_consumption, wltp_electric_range, battery_size, ac_charging_speed,
    dc_charging_speed, weight, dimensions, cargo_volume, acceleration`);
  const { content, total_items } = await request([...always, ...offered, ...technical]);
  for (const field of always) expect([field, having(field)]).toEqual([field, total_items]);
  for (const field of [...offered, ...technical]) expect(having(field), field).toBeGreaterThan(0);
  const linked = content.flatMap(({ linked_vehicles }) => linked_vehicles as object[]);
  const text = expect.stringMatching(/./);
  const parts = { vehicle_id: text, slug: text, link_text: text, package_name: text };
  expect(linked.length).toBeGreaterThan(0);
  for (const link of linked) expect(link).toMatchObject(parts);
});
