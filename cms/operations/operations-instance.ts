import { openStudioOperations, type StudioOperations } from '../../src/main/studio-operations.ts';
import type { RollBack } from '../../src/main/studio-roll-back.ts';
import type { StudioSettings } from '../settings.ts';

type Opened = { operations: Promise<StudioOperations>; of: string };

// The studio's code is bundled several times; all copies must share one connection and one heartbeat.
const globals = globalThis as { forecourtOperations?: Opened; forecourtRollBack?: RollBack };

/** The bundle has no programs for worker threads beside it, so the program that starts the studio brings this. */
export function provideRollBack(rollBack: RollBack): void {
  globals.forecourtRollBack = rollBack;
}

/** The running installation, opened at the first call; a database that is down is tried again with the next. */
export function operationsInstance(settings: StudioSettings): Promise<StudioOperations> {
  const of = settings.databaseUrl ?? settings.dataDir;
  if (globals.forecourtOperations?.of === of) return globals.forecourtOperations.operations;
  const operations = openStudioOperations(settings, globals.forecourtRollBack).catch((problem: unknown) => {
    delete globals.forecourtOperations;
    throw problem;
  });
  globals.forecourtOperations = { operations, of };
  return operations;
}
