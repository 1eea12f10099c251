import type { InstallationFacts } from '../content/publishing/published-store.ts';
import type { Log } from '../shared/platform/log.ts';

/** The newest release that has served this database. */
export const RELEASE_KEY = 'release';

/**
 * Notes the release that serves the database. An older one is let in, as rolling starts and going back need it, since
 * a step that takes something away would have refused it already; but it does not start without a word.
 */
export async function recordRelease(
  facts: Pick<InstallationFacts, 'read' | 'write'>,
  version: string,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const newest = await facts.read(RELEASE_KEY);
  if (newest !== undefined && compareVersions(version, newest) < 0) {
    log.warn(
      { code: 'OLDER_RELEASE', version, newest },
      `Release ${newest} has served this database, and this is ${version}: what only the newer one knows is not shown`,
    );
    return;
  }
  if (newest !== version) await facts.write(RELEASE_KEY, version);
}

/** By the rules of semantic versioning; a release candidate comes before its release. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  return (
    a.core.localeCompare(b.core, 'en', { numeric: true }) ||
    Number(b.candidate !== '') - Number(a.candidate !== '') ||
    a.candidate.localeCompare(b.candidate, 'en', { numeric: true })
  );
}

function partsOf(version: string) {
  const [core = '', ...candidate] = version.replace(/\+.*$/, '').split('-');
  return { core, candidate: candidate.join('-') };
}
