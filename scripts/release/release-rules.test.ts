import { expect, test } from 'vitest';
import { parseChangelog, upgradeNotes } from './changelog.ts';
import { nextVersion, proposedKind, releasedChangelog } from './next-version.ts';

const changelog = `# Changelog

Words.

## Unreleased

### Upgrading
- Set \`NEW_KEY\`.

### Added
- A thing.

## 0.2.0 - 2026-11-01

### Fixed
- A fault.

### Upgrading
Stop the workers first.

## 0.1.0 - 2026-10-01

### Upgrading
Long ago.
`;

test('a changelog is read by release and section', () => {
  const [unreleased, released] = parseChangelog(changelog);
  expect(unreleased).toMatchObject({
    version: undefined,
    sections: [{ title: 'Upgrading' }, { title: 'Added', text: '- A thing.' }],
  });
  expect(released).toMatchObject({ version: '0.2.0', date: '2026-11-01' });
});

test('an upgrade tells what operators must do between the two versions, and nothing older', () => {
  const releases = parseChangelog(changelog);
  expect(upgradeNotes(releases, '0.1.0', '0.2.0').map(({ version }) => version)).toEqual([
    'not released yet',
    '0.2.0',
  ]);
  expect(upgradeNotes(releases, undefined, '0.2.0')).toHaveLength(3);
  expect(upgradeNotes(releases, '0.2.0', '0.2.0')).toHaveLength(1);
  const afterwards = parseChangelog(releasedChangelog(changelog, '0.3.0', '2026-11-19'));
  expect(upgradeNotes(afterwards, '0.2.0', '0.3.0')).toEqual([
    { version: '0.3.0', text: '- Set `NEW_KEY`.' },
  ]);
  expect(afterwards[0]).toEqual({ version: undefined, date: undefined, sections: [] });
});

test.each([
  ['0.1.0', 'Fixed', 'patch'],
  ['0.1.0', 'Security', 'patch'],
  ['0.1.0', 'Added', 'minor'],
  ['0.1.0', 'Upgrading', 'minor'],
  ['1.4.2', 'Upgrading', 'major'],
  ['1.4.2', 'Removed', 'major'],
  ['1.4.2', 'Changed', 'minor'],
])('after %s, notes under "%s" propose a %s version', (version, title, kind) => {
  expect(proposedKind({ sections: [{ title, text: '- Words.' }] }, version)).toBe(kind);
});

test('an empty section counts for nothing', () => {
  const sections = [
    { title: 'Added', text: '' },
    { title: 'Fixed', text: '- A fault.' },
  ];
  expect(proposedKind({ sections }, '1.0.0')).toBe('patch');
});

test.each([
  ['0.1.9', 'patch', '0.1.10'],
  ['0.1.9', 'minor', '0.2.0'],
  ['0.1.9', 'major', '1.0.0'],
  ['1.0.0-rc.1', 'patch', '1.0.0'],
  ['0.1.9', '0.1.10-rc.1', '0.1.10-rc.1'],
])('%s, %s → %s', (version, asked, next) => {
  expect(nextVersion(version, asked)).toBe(next);
});

test.each(['0.1.8', '0.1.9', '0.1.9-rc.1', 'newest', '1.0', ''])('after 0.1.9, "%s" is refused', (asked) => {
  expect(() => nextVersion('0.1.9', asked)).toThrow();
});
