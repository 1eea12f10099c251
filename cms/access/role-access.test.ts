import type { AccessArgs, FieldAccessArgs } from 'payload';
import { describe, expect, test } from 'vitest';
import * as access from './role-access.ts';

const editor = { id: 7, role: 'editor', sites: [1, { id: 2 }] };
const administrator = { id: 1, role: 'administrator' };
const stranger = { id: 9, role: 'owner' };

const as = (user: unknown) => ({ req: { user, context: {} } }) as unknown as AccessArgs & FieldAccessArgs;

describe.each([
  { of: access.signedIn, isOpenTo: [administrator, editor] },
  { of: access.administrators, isOpenTo: [administrator] },
  { of: access.onlyAdministrators, isOpenTo: [administrator] },
])('$of.name', ({ of, isOpenTo }) => {
  test.each([administrator, editor, stranger, null, undefined])('%o', (user) => {
    expect(of(as(user))).toBe(isOpenTo.some((each) => each === user));
  });
});

describe('accounts', () => {
  test('somebody sees themselves and those of the same sites, and changes only their own', () => {
    expect(access.readColleagues(as(editor))).toEqual({
      or: [{ id: { equals: 7 } }, { sites: { in: [1, 2] } }],
    });
    expect(access.updateOwnAccount(as(editor))).toEqual({ id: { equals: 7 } });
  });

  test('administrators see and change all of them', () => {
    expect(access.readColleagues(as(administrator))).toBe(true);
    expect(access.updateOwnAccount(as(administrator))).toBe(true);
  });

  test.each([stranger, null, undefined])('%o sees and changes none', (user) => {
    expect(access.readColleagues(as(user))).toBe(false);
    expect(access.updateOwnAccount(as(user))).toBe(false);
  });
});

test('only what restores a version writes the fields of a version', () => {
  const { whileRestoringVersion } = access;
  const restoring = (context: object) => ({ req: { context } }) as unknown as FieldAccessArgs;
  expect(whileRestoringVersion(restoring({ isRestoringVersion: true }))).toBe(true);
  expect(whileRestoringVersion(restoring({}))).toBe(false);
});
