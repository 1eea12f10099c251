import { compareVersions } from '../../src/main/release-record.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';
import { type Release, UPGRADING } from './changelog.ts';

const kinds = ['patch', 'minor', 'major'] as const;
type Kind = (typeof kinds)[number];

/** What a release without a kind given is, by what its notes say; before 1.0 a minor version may ask for work. */
export function proposedKind({ sections }: Pick<Release, 'sections'>, version: string): Kind {
  const titles = sections.filter(({ text }) => text !== '').map(({ title }) => title);
  if (titles.some((title) => ['Removed', UPGRADING].includes(title)))
    return version.startsWith('0.') ? 'minor' : 'major';
  return titles.some((title) => !['Fixed', 'Security'].includes(title)) ? 'minor' : 'patch';
}

/** The version that is asked for: a kind of step, or a version of one's own that is newer. */
export function nextVersion(version: string, asked: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  if (asked === 'major') return `${major + 1}.0.0`;
  if (asked === 'minor') return `${major}.${minor + 1}.0`;
  if (asked === 'patch')
    return version.includes('-') ? `${major}.${minor}.${patch}` : `${major}.${minor}.${patch + 1}`;
  if (!/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(asked))
    throw new OperatorError(`'${asked}' is no version.`, `Give ${kinds.join(', ')} or one such as 1.4.0.`);
  if (compareVersions(asked, version) <= 0)
    throw new OperatorError(`${asked} is not newer than ${version}.`, 'Give a newer version.');
  return asked;
}

/** The changelog with what was not released yet under the new version. */
export function releasedChangelog(text: string, version: string, date: string): string {
  return text.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} - ${date}`);
}
