import type { ZodType } from 'zod';
import { optional } from './car-fields.ts';
import { amount, id, number, record, records, text, texts } from './fields.ts';

/** A dealership, as 001 §3.6 has it. */
export const siteFields: Readonly<Record<string, ZodType>> = {
  site_id: id,
  site_official_name: text,
  ...optional(text, [
    'slug',
    'site_city',
    'site_street',
    'site_zip',
    'site_region',
    'site_phone',
    'site_email',
    'site_image_url',
    'site_geocoord',
    'website_city',
  ]),
  ...optional(number, ['website_sort_order']),
  ...optional(texts, ['site_brands']),
  ...optional(record, ['site_primary_image']),
  ...optional(records, ['site_departments']),
};

/** A kit of spare parts, as 001 §3.11 has it; `type_id` lists the vehicles it fits. */
export const kitFields: Readonly<Record<string, ZodType>> = {
  kitId: id,
  name: text,
  retailPrice: amount,
  ...optional(text, [
    'action',
    'catalogueId',
    'kitCode',
    'description',
    'status',
    'currency',
    'kitCategory',
    'kitSubCategory',
    'kitSubSubCategory',
  ]),
  ...optional(texts, ['images', 'type_id']),
  ...optional(records, ['parts']),
};

export const vehicleFields: Readonly<Record<string, ZodType>> = {
  type_id: id,
  manufacturer: text,
  model: text,
  type_manf_year: text,
};
