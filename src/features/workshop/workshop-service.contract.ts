import { describe } from 'vitest';
import { bookingContract } from './testing/booking.contract.ts';
import { closestContract } from './testing/closest.contract.ts';
import { lookupContract } from './testing/lookup.contract.ts';
import type { OpenScenario } from './testing/open-scenario.ts';
import { timeSlotContract } from './testing/time-slot.contract.ts';

/** Every adapter of the workshop service passes it, filled from testing/workshop-scenario.ts. */
export function workshopServiceContract(name: string, open: OpenScenario): void {
  describe(name, () => {
    lookupContract(open);
    timeSlotContract(open);
    closestContract(open);
    bookingContract(open);
  });
}
