import { z } from 'zod';
import { text as lenientText, listOf } from '../../shared/platform/lenient.ts';
import { addedGroup, whenFieldsChange } from '../../shared/search/records/added-fields.ts';
import { fieldsFor, indexDefinition } from '../../shared/search/records/derive.ts';
import { amount, id, nestedList, text, texts, withParts } from '../../shared/search/records/record-field.ts';
import { CAR_FACET, CATEGORY_FACET } from './kit-facets.ts';

/** Constants of the kits, independent of the sites' own indices (SITE-30). */
export const KITS_INDEX = 'kits-fi';
export const VEHICLE_KITS_INDEX = 'vehicle-kits-fi';

const part = z.object({
  partNumber: lenientText,
  name: lenientText,
  quantity: z.number().positive().catch(1),
  unit: lenientText,
});

/** A kit of spare parts, each field once (001 §3.11): the feed's check and the index derive from here (KIT-16). */
export const kitRecord = {
  id: id('kitId', 'sort', 'card'),
  slug: text('slug', 'card'),
  name: text('name', 'required', 'card', 'sort', 'search:name'),
  code: text('kitCode', 'card', 'facet', 'sort', 'search:name', 'search:loose'),
  description: text('description', 'card', 'search:prose'),
  status: text('status', 'facet'),
  action: text('action', 'facet'),
  /** The catalogue the kit stands in: there is one for each make of car. */
  catalogueId: text('catalogueId', 'facet', 'search:name'),
  retailPrice: amount('retailPrice', 'required', 'card', 'range', 'sort'),
  currency: text('currency', 'card', 'facet'),
  category: text('kitCategory', 'card', 'facet', 'search:detail'),
  subCategory: text('kitSubCategory', 'card', 'facet', 'search:detail'),
  subSubCategory: text('kitSubSubCategory', 'card', 'facet', 'search:detail'),
  images: texts('images', 'card'),
  /** The vehicle types it fits, by their `type_id` in the index of vehicles (KIT-06). */
  typeIds: texts('type_ids', 'facet'),
  parts: withParts(nestedList('parts', listOf(part), 'card'), {
    name: ['search:detail'],
    partNumber: ['search:detail'],
  }),
  /** Those of extensions, which are read from the record itself. */
  added: addedGroup('kits'),
};

/** What a list fetches from the index: all that cards and dialogs show, not the hundreds of types a kit fits. */
export const kitCardFields: readonly string[] = fieldsFor(kitRecord, 'card');

const computeIndex = () =>
  indexDefinition(kitRecord, {
    id: 'kitId',
    hierarchies: [CATEGORY_FACET],
    // Ids grow: what came last is shown first.
    usualOrder: 'kitId_desc',
  });

export const kitIndex = computeIndex();
whenFieldsChange(() => void Object.assign(kitIndex, computeIndex()));

/** A vehicle type that kits fit. */
export const kitVehicleRecord = {
  typeId: id('type_id', 'facet'),
  manufacturer: text('manufacturer', 'required', 'facet', 'sort', 'search:name', 'search:loose'),
  model: text('model', 'required', 'facet', 'sort', 'search:name', 'search:loose'),
  year: text('type_manf_year', 'required', 'facet', 'sort', 'search:name'),
};

export const kitVehicleIndex = indexDefinition(kitVehicleRecord, {
  id: 'type_id',
  hierarchies: [CAR_FACET],
  usualOrder: 'type_manf_year_asc',
});
