import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeSave, type LastSave, rememberSave } from './judge-save.ts';

const last: LastSave = { form: 'anna', number: 3, since: 5 };

test('EDIT-09 a save based on the newest revision is accepted, one based on an older is not', () => {
  expect(judgeSave(7, last, { revision: 7 })).toBe('accepted');
  expect(judgeSave(7, last, { revision: 6 })).toBe('stale');
  expect(judgeSave(7, undefined, { revision: 6, form: 'bo', number: 1 })).toBe('stale');
});

test('EDIT-09 nor is one based on an revision that does not exist yet', () => {
  expect(judgeSave(7, last, { revision: 8, form: 'anna', number: 4 })).toBe('stale');
});

test('EDIT-09 a form whose answers were lost goes on from the revision it knows', () => {
  expect(judgeSave(7, last, { revision: 5, form: 'anna', number: 4 })).toBe('accepted');
  expect(judgeSave(7, last, { revision: 4, form: 'anna', number: 4 })).toBe('stale');
});

test('EDIT-09 a save sent twice is accepted again; one that a later save overtook is not', () => {
  expect(judgeSave(7, last, { revision: 6, form: 'anna', number: 3 })).toBe('accepted');
  expect(judgeSave(7, last, { revision: 6, form: 'anna', number: 2 })).toBe('overtaken');
});

test('EDIT-09 however answers are lost and requests repeated, no form overwrites what it has not seen', () => {
  const step = fc.record({
    form: fc.constantFrom('anna', 'bo', 'anna in another tab'),
    fate: fc.constantFrom('answered', 'answer lost', 'sent twice', 'reloads first'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let latest = 1;
      let stored: LastSave | undefined;
      let author = 'nobody';
      const known = new Map<string, { revision: number; number: number; sawAuthor: string }>();
      for (const { form, fate } of steps) {
        const seen = known.get(form);
        const own =
          fate === 'reloads first' || !seen
            ? { revision: latest, number: seen?.number ?? 0, sawAuthor: author }
            : seen;
        const save = { revision: own.revision, form, number: own.number + 1 };
        const repeats = fate === 'sent twice' ? 2 : 1;
        let answered = own.revision;
        for (let time = 0; time < repeats; time += 1) {
          const verdict = judgeSave(latest, stored, save);
          const isOwnRun = stored?.form === form && save.revision >= stored.since;
          expect(verdict === 'accepted').toBe(save.revision === latest || isOwnRun);
          if (verdict !== 'accepted') continue;
          stored = rememberSave(latest, stored, save);
          latest += 1;
          author = form;
          answered = latest;
        }
        const revision = fate === 'answer lost' ? own.revision : answered;
        known.set(form, { revision, number: save.number, sawAuthor: author });
      }
    }),
  );
});
