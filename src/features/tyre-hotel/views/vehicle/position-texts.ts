import type { TyrePosition } from '../../flow/tread.ts';

export const positionTexts = {
  frontLeft: 'tyreFrontLeft',
  frontRight: 'tyreFrontRight',
  rearLeft: 'tyreRearLeft',
  rearRight: 'tyreRearRight',
} as const satisfies Record<TyrePosition, string>;
