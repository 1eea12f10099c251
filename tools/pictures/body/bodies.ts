import type { BodyName } from '../plan/catalogue.ts';
import { convertible, coupe } from './bodies-low.ts';
import { estate, hatchback, saloon } from './bodies-road.ts';
import { largeSuv, suv } from './bodies-suv.ts';
import { peopleCarrier, pickup, van } from './bodies-work.ts';
import type { BodySpec } from './spec.ts';

export const BODY_SPECS: Record<BodyName, BodySpec> = {
  hatchback,
  saloon,
  estate,
  suv,
  'large-suv': largeSuv,
  coupe,
  convertible,
  van,
  'people-carrier': peopleCarrier,
  pickup,
};
