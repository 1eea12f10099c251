import type { Migration } from './migration.ts';
import { createInstallation } from './migrations/001-installation.ts';
import { createLeadsAndDeliveries } from './migrations/005-leads-and-deliveries.ts';
import { createWorkshop } from './migrations/007-workshop.ts';
import { createTyreHotel } from './migrations/008-tyre-hotel.ts';
import { createLeases } from './migrations/013-leases.ts';
import { createRateLimits } from './migrations/014-rate-limits.ts';
import { createOperations } from './migrations/015-operations.ts';
import { addAttempts } from './migrations/019-attempts.ts';

/** The platform's own steps, and those from before tables had owners that change tables of several. */
export const platformMigrations: readonly Migration[] = [
  { name: '001-installation', up: createInstallation },
  { name: '005-leads-and-deliveries', up: createLeadsAndDeliveries },
  { name: '007-workshop', up: createWorkshop },
  { name: '008-tyre-hotel', up: createTyreHotel },
  { name: '013-leases', up: createLeases },
  { name: '014-rate-limits', up: createRateLimits },
  { name: '015-operations', up: createOperations },
  { name: '019-attempts', up: addAttempts },
];
