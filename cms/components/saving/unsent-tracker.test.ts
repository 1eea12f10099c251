import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import type { Values } from './find-differences.ts';
import { createUnsentTracker } from './unsent-tracker.ts';

type Unsaved = { base: Values; mine: Values } | undefined;

function aForm(values: Values, texts = new Map<string, unknown>()) {
  let fields = stateOf(values);
  let unsaved: Unsaved;
  const tracker = createUnsentTracker({
    fields,
    stored: { ...values, edition: 1 },
    names: ['name', 'title', 'rows', 'text'],
    newerTexts: () => texts,
    onUnsaved: (given) => {
      unsaved = given;
    },
  });
  const show = (changed: Values, isModified: boolean, removed: readonly string[] = []) => {
    fields = { ...fields, ...stateOf(changed) };
    for (const path of removed) delete fields[path];
    tracker.show(fields, isModified);
  };
  return { tracker, show, unsaved: () => unsaved };
}

const stateOf = (values: Values): FormState =>
  Object.fromEntries(
    // As Payload does for lists with rows: the number of rows is no value.
    Object.entries(values).map(([path, value]) => [
      path,
      { value, disableFormData: typeof value === 'number' },
    ]),
  ) as FormState;

test('EDIT-09 each key is noted with what was stored before it, until that is stored', () => {
  const { tracker, show, unsaved } = aForm({ name: 'Ett', title: 'T' });
  show({ name: 'Ett t' }, true);
  show({ name: 'Ett två' }, true);
  expect(unsaved()).toEqual({ base: { name: 'Ett' }, mine: { name: 'Ett två' } });
  tracker.stored({ name: 'Ett t', title: 'T' }, { name: 'Ett t', title: 'T' });
  expect(unsaved()).toEqual({ base: { name: 'Ett t' }, mine: { name: 'Ett två' } });
  tracker.stored({ name: 'Ett två' }, { name: 'Ett två' });
  expect(unsaved()).toBeUndefined();
  show({ name: 'Ett' }, true);
  expect(unsaved()?.mine).toEqual({ name: 'Ett' });
});

test('what the server writes into the form is not taken for what somebody typed', () => {
  const { tracker, show, unsaved } = aForm({ name: 'Ett', title: null });
  show({ title: '', rows: undefined }, false);
  expect(unsaved()).toBeUndefined();
  show({ name: 'Två' }, true);
  tracker.stored({ name: 'Två' }, { name: 'Två', title: 'Två · Solvik' });
  show({ title: 'Två · Solvik', path: '/tva' }, true);
  expect(unsaved()).toBeUndefined();
});

test('rows are whole: a removed one is a change of its list', () => {
  const { show, unsaved } = aForm({ rows: 2, 'rows.0.title': 'A', 'rows.1.title': 'B' });
  show({ rows: 1, 'rows.0.title': 'B' }, true, ['rows.1.title']);
  expect(unsaved()?.mine['rows']).toEqual([{ title: 'B' }]);
});

test('a rich text that the form does not have yet counts', () => {
  const texts = new Map<string, unknown>();
  const { tracker, unsaved } = aForm({ text: null, name: 'Ett' }, texts);
  texts.set('text', { root: { children: ['ord'] } });
  tracker.textChanged('text');
  expect(unsaved()?.mine).toEqual({ text: { root: { children: ['ord'] } } });
});

test('words that are put back are not stored yet', () => {
  const { tracker, show, unsaved } = aForm({ name: 'Ett', title: 'T' });
  tracker.reset({ name: 'Mitt', title: 'Deras' }, { name: 'Ett', title: 'Deras' });
  show({ name: 'Mitt', title: 'Deras' }, false);
  expect(unsaved()).toEqual({ base: { name: 'Ett' }, mine: { name: 'Mitt' } });
  tracker.reset({ name: 'Ett' }, { name: 'Ett' });
  expect(unsaved()).toBeUndefined();
});
