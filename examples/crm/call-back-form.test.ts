import { renderForm, startSite } from 'forecourt/extension/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callBackForm } from './call-back-form.ts';
import crm from './extension.ts';
import { aCrm } from './testing/a-crm.ts';

async function aSite(env: Record<string, string> = {}) {
  const receiver = await aCrm();
  onTestFinished(() => void receiver.close());
  const main = [{ id: 'form', block: 'crm-call-back', fields: { text: 'We are happy to help.' } }];
  const own = { CRM_URL: receiver.url, CRM_CLIENT_ID: 'a', CRM_CLIENT_SECRET: 'b', ...env };
  return { receiver, ...(await startSite(crm, { env: own, main })) };
}

const sent = (values: object, formSubmissionId = 'submission-1') => ({
  formName: 'solvik-seCrmCallBackForm',
  formSubmissionId,
  values,
});

test('the form stands on a page, is checked on the server, and what is sent is a lead in the CRM', async () => {
  const { receiver, get, post, lines } = await aSite();
  const { body } = await get('/');
  expect(body).toContain('We are happy to help.');
  expect(body).toContain('Bli uppringd');
  const refused = await post('/api/forms/comhub', sent({ ...callBackForm.sample, when: 'at night' }));
  expect([refused.statusCode, refused.json().problems]).toEqual([422, [{ field: 'when', problem: 'wrong' }]]);
  expect((await post('/api/forms/comhub', sent(callBackForm.sample))).statusCode).toBe(202);
  await vi.waitFor(() => expect(lines.map(({ code }) => code)).toContain('DELIVERED'), { timeout: 20_000 });
  expect([...receiver.leads.values()]).toMatchObject([
    { type: 'call-back', contactId: 'contact-1', message: 'Is the tow bar included?' },
  ]);
});

test('its options are in the language of the page', async () => {
  expect(await renderForm(crm, 'call-back', 'fi')).toContain('Iltapäivällä');
});
