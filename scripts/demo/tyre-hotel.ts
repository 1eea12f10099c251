import { createAgreements } from '../../demo/tyre-hotel/agreements.ts';
import { createFleet } from '../../demo/workshop/fleet.ts';
import type { AgreementStore } from '../../src/features/tyre-hotel/agreement-store.ts';
import { parseAgreement } from '../../src/features/tyre-hotel/import/parse-agreement.ts';
import type { KeyRing } from '../../src/shared/platform/key-ring.ts';
import { progress } from '../progress.ts';

/** Fills the embedded tyre hotel, through the same check that an operator's file goes through. */
export async function loadTyreHotel(
  { agreements }: { agreements: Pick<AgreementStore, 'replace'> },
  keys: KeyRing,
): Promise<void> {
  const step = progress('Tyre hotel', 1);
  const parsed = createAgreements(createFleet()).map((record) => {
    const result = parseAgreement(record, { keys, countryOf: () => 'SE' });
    if (!result.ok) throw new Error(`${record.regNo}: ${result.problems.join(' ')}`);
    return result.value;
  });
  await agreements.replace(parsed);
  step();
}
