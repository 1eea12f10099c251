import { PhotosList } from '../photos/views/photos-list.tsx';
import { Estimate } from './estimate.tsx';
import { RegistrationLookup } from './registration-lookup.tsx';
import type { SellCarParts } from './sell-car-context.ts';

export const parts: SellCarParts = { RegistrationLookup, Estimate, PhotosList };
