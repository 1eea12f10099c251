import { z } from 'zod';
import { text as lenientText, texts as lenientTexts, listOf } from '../../shared/platform/lenient.ts';
import { addedGroup, whenFieldsChange } from '../../shared/search/records/added-fields.ts';
import { indexDefinition } from '../../shared/search/records/derive.ts';
import {
  described,
  id,
  nested,
  nestedList,
  number,
  text,
  texts,
  withParts,
} from '../../shared/search/records/record-field.ts';
import { departmentDocs, exampleDepartment } from './department-docs.ts';

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
  id: described(
    id('site_id'),
    'The dealership’s number, once per feed; cars name it in car_site_id.',
    '461003',
  ),
  // A feed may leave it out: it is then made from the name.
  slug: described(
    text('slug', 'facet'),
    'The last part of its address. Without it, made from the name.',
    'solvik-trollhattan',
  ),
  name: described(
    text('site_official_name', 'required', 'sort', 'search:name'),
    'Its name, the same in every language.',
    'Solvik Trollhättan',
  ),
  street: described(text('site_street', 'search:detail'), 'Street and number.', 'Slussvägen 21'),
  zip: described(text('site_zip', 'search:name'), 'Postcode, with or without its space.', '461 32'),
  city: described(
    text('site_city', 'facet', 'sort', 'search:name'),
    'Town of the postal address.',
    'Trollhättan',
  ),
  region: described(
    text('site_region', 'facet', 'search:detail'),
    'Region, which visitors filter by.',
    'Västra Götaland',
  ),
  websiteCity: described(
    text('website_city', 'facet', 'search:name'),
    'Town as visitors know it, where it is not that of the address.',
    'Trollhättan',
  ),
  phone: described(
    text('site_phone'),
    'Telephone, as shown; structured data has it with the country’s code.',
    '010-550 03 40',
  ),
  email: described(text('site_email'), 'E-mail address.', 'trollhattan@solvik.example'),
  // Unchecked, so that bad coordinates cost a dealership its marker and not its whole feed (DSD-06).
  coordinates: described(
    text('site_geocoord', 'geo'),
    'Latitude and longitude in decimal degrees (WGS 84), with a comma. Without valid ones there is no marker and no distance.',
    '58.28,12.28',
  ),
  imageUrl: described(
    text('site_image_url'),
    'Address of its picture.',
    'https://pictures.example/trollhattan.webp',
  ),
  primaryImage: described(
    nested('site_primary_image', image.optional().catch(undefined)),
    'Its picture in two sizes; goes before site_image_url.',
    { original: 'https://pictures.example/large.webp', thumbnail_url: 'https://pictures.example/small.webp' },
    {
      original: {
        description: 'Address of the large picture.',
        example: 'https://pictures.example/large.webp',
      },
      thumbnail_url: {
        description: 'Address of a small one.',
        example: 'https://pictures.example/small.webp',
      },
    },
  ),
  sortOrder: described(
    number('website_sort_order', 'sort'),
    'Its place in the list, a number: the lowest first.',
    10,
  ),
  brands: described(texts('site_brands', 'facet', 'search:detail'), 'The makes it sells or mends.', [
    'Volvo',
    'Kia',
  ]),
  departments: withParts(
    described(
      nestedList('site_departments', listOf(department)),
      'Its departments, in the order of the page.',
      [exampleDepartment],
      departmentDocs,
    ),
    {
      group: ['facet'],
      service_name: ['facet'],
      'brands.name': ['facet', 'search:detail'],
      'brands.brand_code': ['facet'],
      official_name: ['search:prose'],
      name: ['search:prose'],
    },
  ),
  /** Those of extensions, which are read from the record itself. */
  added: addedGroup('sites'),
};

const computeIndex = () =>
  indexDefinition(dealershipRecord, {
    id: 'site_id',
    hierarchies: ['site_region>site_city'],
    usualOrder: 'website_sort_order_asc',
  });

export const dealershipIndex = computeIndex();
whenFieldsChange(() => void Object.assign(dealershipIndex, computeIndex()));
