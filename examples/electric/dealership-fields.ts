import type { RecordFieldDeclaration } from 'forecourt/extension';

export const dealershipFields = {
  charging_points: {
    type: 'number',
    label: 'chargingPoints',
    description: 'Points at which customers can charge, of any power.',
    example: 4,
    filter: 'range',
    sort: true,
  },
} as const satisfies Record<string, RecordFieldDeclaration>;
