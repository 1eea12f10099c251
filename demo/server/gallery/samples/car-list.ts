import type { fields } from '../../../../src/content/blocks/car-list/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'the whole stock': {
    title: 'Cars in stock',
    titleTag: 'h1',
    lead: 'Twelve forecourts, one list. We move the car to yours.',
  },
  'only vans': {
    title: 'Vans',
    titleTag: 'h1',
    filters: [{ field: 'car_vehicle_type', value: 'LCV' }],
  },
  'under a heading of another block': {},
} satisfies Record<string, Authored<typeof fields>>;
