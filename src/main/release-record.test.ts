import { expect, test } from 'vitest';
import { compareVersions, recordRelease } from './release-record.ts';

test('versions are ordered as semantic versioning says', () => {
  const ordered = ['0.9.9', '0.10.0-rc.2', '0.10.0-rc.10', '0.10.0', '0.10.1', '1.0.0', '1.2.0', '1.10.0'];
  for (const [at, version] of ordered.entries())
    for (const [other, than] of ordered.entries())
      expect(Math.sign(compareVersions(version, than)), `${version} ${than}`).toBe(Math.sign(at - other));
  expect(compareVersions('1.0.0+build.5', '1.0.0')).toBe(0);
});

test('an older release on newer data starts with a word, and the newer one stays noted', async () => {
  const { facts, warnings, log } = anInstallation();
  await recordRelease(facts, '0.2.0', log);
  await recordRelease(facts, '0.2.0', log);
  expect(warnings).toEqual([]);
  await recordRelease(facts, '0.1.9', log);
  expect(warnings).toEqual(['OLDER_RELEASE']);
  await recordRelease(facts, '0.3.0', log);
  await recordRelease(facts, '0.2.0', log);
  expect(warnings).toHaveLength(2);
});

function anInstallation() {
  const stored = new Map<string, string>();
  const warnings: string[] = [];
  return {
    warnings,
    log: { warn: ({ code }: { code: string }) => void warnings.push(code) },
    facts: {
      read: async (key: string) => stored.get(key),
      write: async (key: string, value: string) => void stored.set(key, value),
    },
  };
}
