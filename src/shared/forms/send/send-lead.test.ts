import { expect, test } from 'vitest';
import { type LeadToSend, sendLead } from './send-lead.ts';
import { submissionIds } from './submission-id.ts';

const lead: LeadToSend = {
  formName: 'solvik-seCarContactForm',
  formSubmissionId: 'one-and-only',
  values: {},
};

/** Responds with the statuses in turn; 'broken' is a lost connection. */
function aHub(statuses: readonly (number | 'broken')[]) {
  const events: string[] = [];
  const deps = {
    post: async ({ formSubmissionId }: LeadToSend) => {
      const status = statuses[events.filter((event) => event.startsWith('post')).length] ?? 500;
      events.push(`post ${formSubmissionId}`);
      if (status === 'broken') throw new TypeError('Failed to fetch');
      return { ok: status >= 200 && status < 300, status };
    },
    pause: async (ms: number) => void events.push(`pause ${ms}`),
    log: (level: string, code: string) => void events.push(`${level} ${code}`),
  };
  return { events, deps };
}

test('CONT-12 CONT-13 two failures, then success: three calls a second apart with one submission id', async () => {
  const { events, deps } = aHub([500, 'broken', 202]);
  expect(await sendLead(lead, deps)).toBe(true);
  expect(events).toEqual([
    'post one-and-only',
    'warn FORM_ATTEMPT_FAILED',
    'pause 1000',
    'post one-and-only',
    'warn FORM_ATTEMPT_FAILED',
    'pause 1000',
    'post one-and-only',
  ]);
});

test('CONT-14 ERR-16 after three failures: a warning for each, one error, and no fourth call', async () => {
  const { events, deps } = aHub([503, 404, 'broken', 202]);
  expect(await sendLead(lead, deps)).toBe(false);
  expect(events.filter((event) => event.startsWith('post'))).toHaveLength(3);
  expect(events.filter((event) => event === 'warn FORM_ATTEMPT_FAILED')).toHaveLength(3);
  expect(events.filter((event) => event.startsWith('pause'))).toHaveLength(2);
  expect(events.at(-1)).toBe('error FORM_SUBMISSION_FAILED');
});

test('CONT-21 the car form accepts any 2xx; a form may require 202', async () => {
  for (const status of [200, 202]) expect(await sendLead(lead, aHub([status]).deps)).toBe(true);
  const strict = {
    ...aHub([200, 200, 200]).deps,
    isSuccess: ({ status }: { status: number }) => status === 202,
  };
  expect(await sendLead(lead, strict)).toBe(false);
});

test('CONT-12 the same content has the same id, changed content gets another', () => {
  let made = 0;
  const idFor = submissionIds(() => `id-${++made}`);
  expect([idFor('a'), idFor('a'), idFor('b'), idFor('b'), idFor('a')]).toEqual([
    'id-1',
    'id-1',
    'id-2',
    'id-2',
    'id-3',
  ]);
});
