import type { LockEntry, LockFile } from '../lock/lock-file.ts';

type Product = { name: string; version: string; madeAt: Date };

/**
 * What is installed in production, as CycloneDX 1.5, from the lock file. npm's own `sbom --omit=dev` leaves out packages that
 * a developer's package needs, too, such as the driver of PostgreSQL.
 */
export function billOfMaterials(lock: LockFile, { name, version, madeAt }: Product) {
  const packages = Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link,
  );
  const components = new Map(
    packages.map(([path, entry]) => [purlOf(path, entry), toComponent(path, entry)]),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: madeAt.toISOString(),
      component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` },
    },
    components: [...components.values()],
  };
}

function toComponent(path: string, entry: LockEntry) {
  const purl = purlOf(path, entry);
  return {
    type: 'library',
    name: nameOf(path),
    version: entry.version,
    purl,
    'bom-ref': purl,
    scope: entry.optional ? 'optional' : 'required',
    ...(entry.license && { licenses: [{ expression: entry.license }] }),
    ...(entry.integrity && { hashes: [toHash(entry.integrity)] }),
  };
}

function purlOf(path: string, { version }: LockEntry): string {
  return `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`;
}

/** The lock file writes 'sha512-' and base64, the bill wants hexadecimal digits. */
function toHash(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split(' ')[0]?.split(/-(.*)/s) ?? [];
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}
