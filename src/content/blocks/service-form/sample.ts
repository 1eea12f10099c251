import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'for cars': {
    vehicle: 'Cars',
    title: 'Bestill time',
    text: 'Ha registreringsnummeret og kilometerstanden klar, så vet vi hva som gjenstår.',
  },
  'for motorcycles, without the newsletter': { vehicle: 'Motorcycles', newsletterOptional: true },
} satisfies Record<string, Authored<typeof fields>>;
