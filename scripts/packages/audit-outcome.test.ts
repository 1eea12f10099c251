import { expect, test } from 'vitest';
import { auditOutcome } from './audit-outcome.ts';

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { severity, range: '<2', fixAvailable: true } } });

test('a vulnerability of high severity fails, a lower one does not', () => {
  expect(auditOutcome(report('high'))).toEqual({
    state: 'vulnerable',
    problems: ['left <2: high; a corrected version is there.'],
  });
  expect(auditOutcome(report('critical')).state).toBe('vulnerable');
  expect(auditOutcome(report('moderate'))).toEqual({ state: 'clean' });
  expect(auditOutcome('{"vulnerabilities":{}}')).toEqual({ state: 'clean' });
});

test('one that is explained does not fail', () => {
  expect(auditOutcome(report('high'), { left: 'only used in the build' })).toEqual({ state: 'clean' });
});

test('a registry that does not offer the service is said, and is no failure', () => {
  for (const printed of ['', 'npm error', '{"message":"405 Method Not Allowed - POST https://x.example"}'])
    expect(auditOutcome(printed).state).toBe('unknown');
});
