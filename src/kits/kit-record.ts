import { z } from 'zod';
import { indexDefinition } from '../search/records/derive.ts';
import { amount, id, nestedList, text, texts, withParts } from '../search/records/record-field.ts';

const part = z.record(z.string(), z.unknown());

/** A kit of spare parts, each field once (001 §3.11): the feed's check and the index derive from here. */
export const kitRecord = {
  id: id('kitId'),
  name: text('name', 'required', 'sort', 'search:name'),
  code: text('kitCode', 'facet', 'sort', 'search:name', 'search:loose'),
  description: text('description', 'search:prose'),
  status: text('status', 'facet'),
  action: text('action'),
  catalogueId: text('catalogueId', 'facet'),
  retailPrice: amount('retailPrice', 'required', 'range', 'sort'),
  currency: text('currency', 'facet'),
  category: text('kitCategory', 'facet', 'search:detail'),
  subCategory: text('kitSubCategory', 'facet', 'search:detail'),
  subSubCategory: text('kitSubSubCategory', 'facet', 'search:detail'),
  images: texts('images'),
  /** The vehicles it fits. */
  vehicleTypes: texts('type_id', 'facet'),
  parts: withParts(nestedList('parts', z.array(part).catch([])), {
    name: ['search:detail'],
    partNumber: ['search:detail'],
  }),
};

export const kitIndex = indexDefinition(kitRecord, {
  id: 'kitId',
  hierarchies: ['kitCategory>kitSubCategory>kitSubSubCategory'],
  usualOrder: 'name_asc',
});

/** A vehicle that kits fit. */
export const kitVehicleRecord = {
  typeId: id('type_id', 'facet'),
  manufacturer: text('manufacturer', 'required', 'facet', 'sort', 'search:name', 'search:loose'),
  model: text('model', 'required', 'facet', 'sort', 'search:name', 'search:loose'),
  year: text('type_manf_year', 'required', 'facet', 'sort', 'search:name'),
};

export const kitVehicleIndex = indexDefinition(kitVehicleRecord, {
  id: 'type_id',
  hierarchies: ['manufacturer>model>type_manf_year'],
  usualOrder: 'type_manf_year_asc',
});
