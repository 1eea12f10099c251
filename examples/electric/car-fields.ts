import type { CarFieldDeclaration } from 'forecourt/extension';

export const carFields = {
  battery_health: {
    type: 'number',
    label: 'batteryHealth',
    description: 'What the battery still holds, in percent of what it held when new.',
    example: 94,
    unit: '%',
    card: 'batteryHealthOnCard',
    filter: 'range',
    sort: { descending: 'batteryHealthiest' },
    forPlans: true,
  },
  battery_certificate: {
    type: 'text',
    label: 'batteryHealth',
    description: 'The number of its certificate, with which the workshop finds it.',
    example: 'AV-2026-0117',
    isPrivate: true,
  },
} as const satisfies Record<string, CarFieldDeclaration>;
