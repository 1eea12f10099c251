import { expect, test } from 'vitest';
import type { Values } from './find-differences.ts';
import { createSaveSender, type SavingForm } from './send-save.ts';

type Sent = { edition: string | null; saveId: string | null; body: Values };

function aForm(given: Partial<SavingForm> = {}) {
  let revision = 5;
  const form: SavingForm = {
    id: 'a-form-of-the-studio',
    revision: () => revision,
    onSending: () => undefined,
    onStored: (_values, document) => {
      revision = Number(document?.['edition'] ?? revision);
    },
    onRefused: () => undefined,
    fetchNewest: async () => ({ name: 'Theirs', edition: 9 }),
    resolveConflict: async () => undefined,
    takeBack: async () => false,
    leftToColleague: () => 'Left to them.',
    signInAgain: async () => false,
    onConnection: () => undefined,
    ...given,
  };
  const sent: Sent[] = [];
  const answering = (...answers: (Response | 'lost')[]) => {
    return async (init: RequestInit): Promise<Response> => {
      const headers = new Headers(init.headers);
      sent.push({
        edition: headers.get('if-match'),
        saveId: headers.get('save-id'),
        body: JSON.parse(String(init.body)),
      });
      const answer = answers.shift();
      if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
      return answer;
    };
  };
  const { save, flush } = createSaveSender(
    form,
    async () => true,
    async () => undefined,
  );
  return { save, flush, sent, answering };
}

const body = JSON.stringify({ name: 'Mine' });
const stored = (edition: number) => Response.json({ doc: { edition } });
const refused = (reason: string) => Response.json({ errors: [{ data: { reason } }] }, { status: 409 });

test('EDIT-09 each save names the edition that the last one made, and counts', async () => {
  const { save, sent, answering } = aForm();
  await Promise.all([save({ body }, answering(stored(6))), save({ body }, answering(stored(7)))]);
  expect(sent.map(({ edition, saveId }) => [edition, saveId])).toEqual([
    ['"5"', 'a-form-of-the-studio/1'],
    ['"6"', 'a-form-of-the-studio/2'],
  ]);
});

test('EDIT-09 a save without an answer is sent again as the same save', async () => {
  const { save, sent, answering } = aForm();
  const response = await save({ body }, answering('lost', new Response('', { status: 503 }), stored(6)));
  expect(response.status).toBe(200);
  expect(new Set(sent.map(({ saveId }) => saveId)).size).toBe(1);
  expect(sent).toHaveLength(3);
});

test('EDIT-09 a conflict is saved as the person resolved it, based on the newest version', async () => {
  const resolveConflict = async (mine: Values, theirs: Values) => ({
    name: `${theirs['name']} ${mine['name']}`,
  });
  const { save, sent, answering } = aForm({ resolveConflict });
  const response = await save({ body }, answering(refused('stale'), stored(10)));
  expect(response.status).toBe(200);
  expect(sent.at(-1)).toMatchObject({ edition: '"9"', body: { name: 'Theirs Mine' } });
});

test('a conflict that is put off leaves the refusal as it is', async () => {
  const { save, answering } = aForm();
  expect((await save({ body }, answering(refused('stale')))).status).toBe(409);
});

test('an overtaken save ends well: what it held is stored', async () => {
  const { save, answering } = aForm();
  const response = await save({ body }, answering(refused('overtaken')));
  expect(await response.json()).toMatchObject({ doc: { name: 'Theirs' } });
});

test('somebody who was signed out signs in again, and the save goes on', async () => {
  const { save, sent, answering } = aForm({ signInAgain: async () => true });
  const response = await save({ body }, answering(new Response('', { status: 403 }), stored(6)));
  expect([response.status, sent.length]).toEqual([200, 2]);
});

test('what a colleague has taken over is saved once it is taken back, else it says that it is not saved', async () => {
  const locked = () => Response.json({ errors: [{ message: 'locked' }] }, { status: 423 });
  const shown: Values[] = [];
  const back = aForm({
    takeBack: async (mine) => {
      shown.push(mine);
      return true;
    },
  });
  expect((await back.save({ body }, back.answering(locked(), stored(6)))).status).toBe(200);
  expect([shown, back.sent.length]).toEqual([[{ name: 'Mine' }], 2]);
  const left = aForm();
  const response = await left.save({ body }, left.answering(locked()));
  expect([response.status, await response.json()]).toEqual([423, { errors: [{ message: 'Left to them.' }] }]);
});

test('EDIT-09 what is left on leaving is sent at once with a number of its own, and asks nobody', async () => {
  const { save, flush, sent, answering } = aForm({
    resolveConflict: async () => {
      throw new Error('Nobody is there to answer.');
    },
  });
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  const saving = save({ body }, async (init) => {
    sent.push({ edition: '', saveId: new Headers(init.headers).get('save-id'), body: {} });
    return answered;
  });
  await Promise.resolve();
  expect(await flush({ body }, answering(stored(7)))).toBe(true);
  answer(stored(6));
  await saving;
  expect(sent.map(({ saveId }) => saveId)).toEqual(['a-form-of-the-studio/1', 'a-form-of-the-studio/2']);
  expect(await flush({ body }, answering(refused('stale')))).toBe(false);
});

test('a refusal tells the form which fields it is about', async () => {
  const told: unknown[] = [];
  const { save, answering } = aForm({ onRefused: (values, fields) => told.push(values, fields) });
  const errors = [{ data: { errors: [{ path: 'hosts.0.host', message: 'Taken.' }] } }];
  expect((await save({ body }, answering(Response.json({ errors }, { status: 400 })))).status).toBe(400);
  expect(told).toEqual([{ name: 'Mine' }, [{ path: 'hosts.0.host', message: 'Taken.' }]]);
});
