import { z } from 'zod';
import { text as lenientText, texts as lenientTexts, listOf } from '../../shared/platform/lenient.ts';
import { indexDefinition } from '../../shared/search/records/derive.ts';
import {
  id,
  nested,
  nestedList,
  number,
  text,
  texts,
  withParts,
} from '../../shared/search/records/record-field.ts';

/** The same text in other languages of the site: { en: 'Autumn stocktaking' }. */
const byLanguage = z.record(z.string(), z.string()).optional().catch(undefined);

const hours = z.object({ day: z.string(), displayText: z.string(), displayText_by_language: byLanguage });

const vacation = z.object({
  vacationtitle: z.string().catch(''),
  vacationtitle_by_language: byLanguage,
  vacationstart: z.string(),
  vacationend: z.string(),
  vacationdays: listOf(hours),
});

/** Opening hours as feeds give them, of departments and of charging stations alike. */
export const openingScheduleSchema = z.object({
  openinghours: listOf(hours),
  deviationdays: listOf(hours),
  vacationdays: listOf(vacation),
});

const employee = z.object({
  first_name: z.string().catch(''),
  last_name: z.string().catch(''),
  title: lenientText,
  title_by_language: byLanguage,
  phone: lenientText,
  email: lenientText,
});

const department = z.object({
  name: z.string().catch(''),
  official_name: lenientText,
  official_name_by_language: byLanguage,
  group: lenientText,
  // What visitors filter by, in the language of the index; a feed may give one or several.
  service_name: z
    .string()
    .transform((name) => [name])
    .or(lenientTexts),
  phone: lenientText,
  email: lenientText,
  brands: listOf(z.object({ brand_code: z.string(), name: lenientText })),
  users: listOf(employee),
  erp_id: lenientText,
  openingschedule: openingScheduleSchema.optional().catch(undefined),
});

const image = z.object({ original: z.string(), thumbnail_url: lenientText });

/** A dealership, each field once (001 §3.6): the feed's check, the index and `Dealership` derive from here. */
export const dealershipRecord = {
  id: id('site_id'),
  // A feed may leave it out: it is then made from the name.
  slug: text('slug', 'facet'),
  name: text('site_official_name', 'required', 'sort', 'search:name'),
  street: text('site_street', 'search:detail'),
  zip: text('site_zip', 'search:name'),
  city: text('site_city', 'facet', 'sort', 'search:name'),
  region: text('site_region', 'facet', 'search:detail'),
  websiteCity: text('website_city', 'facet', 'search:name'),
  phone: text('site_phone'),
  email: text('site_email'),
  // Unchecked, so that bad coordinates cost a dealership its marker and not its whole feed (DSD-06).
  coordinates: text('site_geocoord', 'geo'),
  imageUrl: text('site_image_url'),
  primaryImage: nested('site_primary_image', image.optional().catch(undefined)),
  sortOrder: number('website_sort_order', 'sort'),
  brands: texts('site_brands', 'facet', 'search:detail'),
  departments: withParts(nestedList('site_departments', listOf(department)), {
    group: ['facet'],
    service_name: ['facet'],
    'brands.name': ['facet', 'search:detail'],
    'brands.brand_code': ['facet'],
    official_name: ['search:prose'],
    name: ['search:prose'],
  }),
};

export const dealershipIndex = indexDefinition(dealershipRecord, {
  id: 'site_id',
  hierarchies: ['site_region>site_city'],
  usualOrder: 'website_sort_order_asc',
});
