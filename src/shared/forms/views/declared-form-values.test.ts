import { expect, test } from 'vitest';
import type { DeclaredFormProps, FieldView } from '../declared-form-props.ts';
import { byDistance } from './dealership-select.tsx';
import { findErrors, localDate, valuesToSend } from './declared-form-values.ts';

const field = (name: string, more: Partial<FieldView> = {}): FieldView => ({
  ...{ name, kind: 'text', label: name, required: false, wide: false, revealed: false, consent: false },
  errors: {},
  ...more,
});

const form = (...fields: FieldView[]): DeclaredFormProps => ({
  ...{ formName: 'solvik-noServiceForm', token: 'token', source: '/bestill', privacy: undefined },
  constants: { typeMC: false },
  sections: [{ title: 'All', fields }],
  texts: {
    ...{ submit: '', submitting: '', optional: '', choose: '', invalid: '', failure: '' },
    ...{ sentTitle: '', sentText: '', nearest: '', receipt: undefined },
  },
});

const entered = (pairs: readonly (readonly [string, string])[]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

test('NOF-02 NOF-06 the values have every field, the constants and what goes with the chosen dealership', () => {
  const dealers = [
    { value: 'Solvik Oslo', label: 'Solvik Oslo', also: { siteEmail: 'oslo@solvik.example' } },
  ];
  const props = form(
    field('siteName', { kind: 'dealership', options: dealers }),
    field('services', { kind: 'choices' }),
    field('milage', { kind: 'number' }),
    field('gdpr', { kind: 'checkbox' }),
    field('other'),
  );
  const data = entered([
    ['siteName', 'Solvik Oslo'],
    ['services', 'Service'],
    ['services', 'Annet'],
    ['milage', '48 000'],
    ['other', ' lamp '],
    ['website', ''],
  ]);
  expect(valuesToSend(data, props)).toEqual({
    ...{ siteName: 'Solvik Oslo', siteEmail: 'oslo@solvik.example', services: ['Service', 'Annet'] },
    ...{ milage: 48_000, gdpr: false, other: 'lamp', typeMC: false, formToken: 'token' },
  });
  const bot = entered([['website', 'spam']]);
  expect(valuesToSend(bot, props)).toMatchObject({ website: 'spam' });
});

test('NOF-09 today is decided by the clock in Norway, not by when the page was rendered', () => {
  const date = field('date', {
    ...{ kind: 'date', required: true, notBefore: '2026-11-16', timeZone: 'Europe/Oslo' },
  });
  const now = new Date('2026-11-16T23:30:00Z');
  const errors = (day: string) => findErrors(entered([['date', day]]), form(date), now);
  expect(errors('2026-11-16')).toEqual({ date: 'too early' });
  expect(errors('2026-11-17')).toEqual({});
  expect(localDate(now, 'Europe/Oslo')).toBe('2026-11-17');
});

test('NOF-06 dealerships are sorted by distance; those without a position come last in their own order', () => {
  const at = (value: string, latitude?: number) => ({
    ...{ value, label: value },
    position: latitude === undefined ? undefined : { latitude, longitude: 5.3 },
  });
  const sorted = byDistance([at('Unknown'), at('Oslo', 59.9), at('Bergen', 60.4), at('Nowhere')], {
    ...{ latitude: 60.39, longitude: 5.3 },
  });
  expect(sorted.map(({ value, note }) => [value, note])).toEqual([
    ['Bergen', '1 km'],
    ['Oslo', '54 km'],
    ['Unknown', undefined],
    ['Nowhere', undefined],
  ]);
});
