import type { LockFile } from '../lock/lock-file.ts';

/** What this project reads of a CycloneDX document. */
export type BillOfMaterials = {
  components: readonly Component[];
  dependencies?: readonly { ref: string; dependsOn?: readonly string[] }[];
};

type Component = {
  'bom-ref': string;
  name: string;
  version?: string;
  properties?: readonly { name: string; value: string }[];
};

/**
 * Without what only developers install, and what it lacks of the lock file. `npm sbom --omit=dev` leaves out every package
 * that a developer's package needs, too, so that it is not asked for that.
 */
export function ofProduction<Bill extends BillOfMaterials>(
  bill: Bill,
  lock: LockFile,
): { bill: Bill; missing: readonly string[] } {
  const needed = Object.entries(lock.packages).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.link,
  );
  const wanted = new Set(needed.map(([path, { version }]) => `${nameOf(path)}@${version}`));
  const components = bill.components.filter((each) => isOwn(each) || wanted.has(each['bom-ref']));
  const refs = new Set(components.map((each) => each['bom-ref']));
  const dependencies = bill.dependencies
    ?.filter(({ ref }) => refs.has(ref) || !bill.components.some((each) => each['bom-ref'] === ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  return {
    bill: { ...bill, components, ...(dependencies && { dependencies }) },
    missing: [...wanted].filter((ref) => !refs.has(ref)),
  };
}

/** The workspaces of this project, which are marked private. */
function isOwn({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true');
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}
