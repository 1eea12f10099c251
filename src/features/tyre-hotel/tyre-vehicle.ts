import type { z } from 'zod';
import type { DeepReadonly } from '../../shared/platform/deep-readonly.ts';
import type { validatedResponse } from './api/response-schemas.ts';

/** What sign-in with a code returns. Status 0 alone opens the booking (TH-10). */
export type Validated = DeepReadonly<z.output<typeof validatedResponse>>;

/** A car with wheels in the hotel. */
export type TyreVehicle = Validated['vehicles'][number];

/** A stored wheel, as /api/tirehotel spells it (TH-27). */
export type Tire = TyreVehicle['tires'][number];

export const REPLACE_STATUS_ID = 1;
export const VALIDATED_STATUS = 0;
