import { chassisKinds } from './kinds/chassis.ts';
import { coolingKinds } from './kinds/cooling.ts';
import { electricsKinds } from './kinds/electrics.ts';
import { engineKinds } from './kinds/engine.ts';
import { serviceKinds } from './kinds/service.ts';
import { winterKinds } from './kinds/winter.ts';
import type { KitKind } from './kit-kind.ts';

export const kitKinds: readonly KitKind[] = [
  ...serviceKinds,
  ...chassisKinds,
  ...engineKinds,
  ...coolingKinds,
  ...electricsKinds,
  ...winterKinds,
];
