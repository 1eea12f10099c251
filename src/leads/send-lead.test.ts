import { expect, test } from 'vitest';
import { type LeadToSend, sendLead } from './send-lead.ts';
import { submissionIds } from './submission-id.ts';

const lead: LeadToSend = {
  formName: 'solvik-seCarContactForm',
  formSubmissionId: 'one-and-only',
  values: {},
};

/** Answers one after the other; a string is a connection that breaks. */
function aHub(answers: readonly (number | 'broken')[]) {
  const events: string[] = [];
  const tools = {
    post: async ({ formSubmissionId }: LeadToSend) => {
      const answer = answers[events.filter((event) => event.startsWith('post')).length] ?? 500;
      events.push(`post ${formSubmissionId}`);
      if (answer === 'broken') throw new TypeError('Failed to fetch');
      return { ok: answer >= 200 && answer < 300, status: answer };
    },
    pause: async (ms: number) => void events.push(`pause ${ms}`),
    log: (level: string, code: string) => void events.push(`${level} ${code}`),
  };
  return { events, tools };
}

test('CONT-12 CONT-13 two failures, then success: three calls a second apart with one submission id', async () => {
  const { events, tools } = aHub([500, 'broken', 202]);
  expect(await sendLead(lead, tools)).toBe(true);
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
  const { events, tools } = aHub([503, 404, 'broken', 202]);
  expect(await sendLead(lead, tools)).toBe(false);
  expect(events.filter((event) => event.startsWith('post'))).toHaveLength(3);
  expect(events.filter((event) => event === 'warn FORM_ATTEMPT_FAILED')).toHaveLength(3);
  expect(events.filter((event) => event.startsWith('pause'))).toHaveLength(2);
  expect(events.at(-1)).toBe('error FORM_SUBMISSION_FAILED');
});

test('CONT-21 the car form takes any 2xx for success; a form may insist on 202', async () => {
  for (const status of [200, 202]) expect(await sendLead(lead, aHub([status]).tools)).toBe(true);
  const strict = {
    ...aHub([200, 200, 200]).tools,
    isSuccess: ({ status }: { status: number }) => status === 202,
  };
  expect(await sendLead(lead, strict)).toBe(false);
});

test('CONT-12 the same content keeps its id, changed content gets another', () => {
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
