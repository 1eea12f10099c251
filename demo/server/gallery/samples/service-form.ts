import type { fields } from '../../../../src/content/blocks/service-form/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'for cars': {
    vehicle: 'Cars',
    title: 'Bestill time',
    text: 'Ha registreringsnummeret og kilometerstanden klar, så vet vi hva som gjenstår.',
  },
  'for motorcycles, without the newsletter': { vehicle: 'Motorcycles', newsletterOptional: true },
} satisfies Record<string, Authored<typeof fields>>;
