import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

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
