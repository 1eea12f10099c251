import { expect, test } from 'vitest';
import { decryptPhone } from '../access/owner-phone.ts';
import { aKeyRing } from '../testing/a-key-ring.ts';
import { anAgreement, aTyreVehicle } from '../testing/an-agreement.ts';
import { conflictingOwners, parseAgreement } from './parse-agreement.ts';

const keys = aKeyRing();
const context = { keys, countryOf: (site: string) => (site === 'solvik-se' ? ('SE' as const) : undefined) };

function aRecord(change: object = {}) {
  return { customerNumber: '1001', phone: '070-174 06 42', site: 'solvik-se', ...aTyreVehicle(), ...change };
}

function problemsOf(change: object): string {
  const result = parseAgreement(aRecord(change), context);
  return result.ok ? '' : result.problems.join('\n');
}

test('TH-27 a line of a file becomes an agreement, its plate as the search asks for it, its number encrypted', () => {
  const result = parseAgreement(aRecord({ regNo: 'dck 12-3' }), context);
  if (!result.ok) throw new Error(result.problems.join(' '));
  const { site, owner, vehicle } = result.value;
  expect([site, owner.id, vehicle]).toEqual(['solvik-se', '1001', aTyreVehicle()]);
  expect(decryptPhone(keys, owner)).toBe('+46701740642');
  expect(JSON.stringify(result.value)).not.toContain('1740642');
});

test('what is wrong is named with its place in the line, and a number is never repeated', () => {
  expect(problemsOf({ regNo: 'X' })).toBe("regNo: 'X' is not a plate.");
  expect(problemsOf({ site: 'solvik-dk' })).toBe("There is no site 'solvik-dk'.");
  expect(problemsOf({ phone: '12 34' })).toBe('phone: This is not a telephone number.');
  expect(problemsOf({ tires: [] })).toMatch(/^tires: /);
  const [tire] = aTyreVehicle().tires;
  expect(problemsOf({ tires: [{ ...tire, equipmentPosition: 'XX' }] })).toMatch(
    /^tires\.0\.equipmentPosition: /,
  );
  expect(problemsOf({ tires: [{ ...tire, wheel: { ...tire?.wheel, threadDepth: -1 } }] })).toMatch(
    /threadDepth: /,
  );
});

test('a customer with two telephone numbers is found', () => {
  const one = anAgreement(keys, { ownerId: 'K1', phone: '+46701740605' });
  const same = anAgreement(keys, { ownerId: 'K1', phone: '+46701740605', regNo: 'ABC111' });
  const other = anAgreement(keys, { ownerId: 'K1', phone: '+46701740606', regNo: 'ABC222' });
  expect(conflictingOwners([one, same])).toEqual([]);
  expect(conflictingOwners([one, same, other])).toEqual(['K1']);
});
