import { expect, test } from 'vitest';
import { z } from 'zod';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { acceptLead } from './accept-lead.ts';
import { comhubOperation } from './api/openapi.ts';
import type { FormKind } from './form-kind.ts';
import type { Lead } from './lead.ts';

const callbackForm: FormKind = {
  name: 'CallbackForm',
  values: z.object({ phone: z.string() }).meta({ id: 'Callback' }),
  isAvailableOn: () => true,
  sentId: 'callback-sent',
  parse: async (values) => ({
    state: 'parsed',
    customer: { name: '', phone: String(values['phone']), email: '' },
    receiver: { name: 'Switchboard', email: 'switchboard@solvik.example' },
    values: {},
  }),
  receiver: async () => undefined,
  mail: () => {
    throw new Error('not sent here');
  },
};

test('a new form is one more kind in the list: its submissions become leads, and the API documents it', async () => {
  const site = aSite();
  const saved: Lead[] = [];
  const notUsed = () => Promise.reject(new Error('not used here'));
  const accept = (kinds: readonly FormKind[]) =>
    acceptLead(
      {
        formName: `${site.name}CallbackForm`,
        formSubmissionId: 'submission-1',
        values: { phone: '+46 70 174 06 05' },
      },
      site,
      {
        leads: {
          save: async (lead) => {
            saved.push(lead);
            return { id: lead.id, isNew: true };
          },
          find: notUsed,
          bySubmission: notUsed,
          latest: notUsed,
          countFrom: notUsed,
          release: notUsed,
          deleteUnconfirmedBefore: notUsed,
          deleteBefore: notUsed,
        },
        kinds,
        channels: ['mail'],
        stock: { car: notUsed, dealerships: notUsed, dealershipsSelling: notUsed },
        log: { info: () => {}, warn: () => {}, error: () => {} },
        now: () => new Date('2026-11-16T08:00:00Z'),
        makeId: () => 'lead-1',
      },
    );
  expect(await accept([])).toMatchObject({ state: 'refused', code: 'UNKNOWN_FORM' });
  expect(await accept([callbackForm])).toEqual({ state: 'accepted', id: 'lead-1', isNew: true });
  expect(saved).toMatchObject([
    { customer: { phone: '+46 70 174 06 05' }, receiver: { name: 'Switchboard' } },
  ]);
  const { body } = comhubOperation([callbackForm]);
  const documented = body?.['application/json'] as z.ZodType;
  const sent = { formName: 'solvik-seCallbackForm', formSubmissionId: 'submission-1' };
  expect(documented.safeParse({ ...sent, values: { phone: '+46 70 174 06 05' } }).success).toBe(true);
  expect(documented.safeParse({ ...sent, values: {} }).success).toBe(false);
});
