import { expect, test } from 'vitest';
import type { FormAnswers } from './answers.ts';
import type { FormStore, Submission } from './form-store.ts';

/** Every form store passes this contract. `open` gives another connection to the same data each time. */
export function formStoreContract(name: string, fresh: () => Promise<() => Promise<FormStore>>): void {
  test(`${name}: LEAD-11 the latest submission of a form is found, and of that form only`, async () => {
    const store = await (await fresh())();
    await store.save(sent('first', '7', '2026-11-15T08:00:00.000Z'));
    await store.save(sent('second', '7', '2026-11-15T09:00:00.000Z'));
    await store.save(sent('other', '8', '2026-11-15T10:00:00.000Z'));
    expect(await store.latest('builder', '7')).toEqual(sent('second', '7', '2026-11-15T09:00:00.000Z'));
    expect(await store.latest('builder', '9')).toBeUndefined();
    expect(await store.latest('marketing', '7')).toBeUndefined();
  });

  test(`${name}: a submission is found by its id, and one that never became a lead is listed`, async () => {
    const store = await (await fresh())();
    await store.save(sent('second', '7', '2026-11-15T09:00:00.000Z'));
    await store.save(sent('first', '7', '2026-11-15T08:00:00.000Z'));
    expect(await store.find('second')).toEqual(sent('second', '7', '2026-11-15T09:00:00.000Z'));
    expect(await store.find('third')).toBeUndefined();
    expect((await store.undelivered()).map(({ id }) => id)).toEqual(['first', 'second']);
  });

  test(`${name}: submissions are deleted with their age, and only those`, async () => {
    const store = await (await fresh())();
    await store.save(sent('old', '7', '2025-11-15T08:00:00.000Z'));
    await store.save(sent('new', '7', '2026-11-15T08:00:00.000Z'));
    expect(await store.deleteBefore(new Date('2026-01-01T00:00:00Z'))).toBe(1);
    expect(await store.deleteBefore(new Date('2026-01-01T00:00:00Z'))).toBe(0);
    expect(await store.latest('builder', '7')).toMatchObject({ id: 'new' });
  });

  test(`${name}: the same submission sent twenty times at once is saved once`, async () => {
    const open = await fresh();
    const stores = [await open(), await open()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]?.save(sent('once', '7', `2026-11-15T08:00:00.0${10 + index}Z`)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(19);
  });
}

function sent(id: string, formId: string, receivedAt: string): Submission {
  const answers: FormAnswers = {
    '1': { name: 'who', text: 'Who?', type: 'control_textbox', order: '1', answer: id },
  };
  return { id, provider: 'builder', formId, answers, receivedAt };
}
