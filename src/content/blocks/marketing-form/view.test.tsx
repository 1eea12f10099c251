import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';

const embedded = { script: '/api/forms/marketing/embed.js', portalId: '', origin: undefined };
const external = {
  script: 'https://js.forms.example/embed.js',
  portalId: '42',
  origin: 'https://js.forms.example',
};
const form = renderBlock(block, { data: embedded });
const externalForm = renderBlock(block, { data: external });

test('LEAD-01 the inline form is in the flow of the page', () => {
  const html = form({ formId: 'newsletter-sv', title: 'Fyra brev om året' });
  expect(html).toContain('data-form="newsletter-sv"');
  expect(html).not.toContain('popover');
});

test('LEAD-02 the popup has a button that toggles it', () => {
  const html = form({ formId: 'call-me', variant: 'Popup', buttonText: 'Vi ringer upp' });
  expect(html).toMatch(/<button[^>]*popoverTarget="form-popup-call-me"[^>]*>.*Vi ringer upp/i);
  expect(html).toMatch(/<div[^>]*popover="auto"[^>]*id="form-popup-call-me"/);
});

test("LEAD-07, ERR-35 a missing form id shows 'Missing FormId'", () => {
  expect(form({ title: 'Fyra brev' })).toContain('Missing FormId');
  expect(form({ formId: 'x' })).not.toContain('Missing FormId');
});

test('LEAD-14 nothing but the provider’s script is named, and an external provider’s script waits until the visitor opens the form', () => {
  const html = externalForm({ formId: 'x' });
  expect(html).toContain('data-provider-script="https://js.forms.example/embed.js"');
  expect(html).toContain('data-show-form');
  expect(html).toContain('js.forms.example');
  expect(html).not.toMatch(/<(script|iframe)/);
});

test('without script the embedded provider’s form can be opened as a page', () => {
  expect(form({ formId: 'x' })).toContain('href="/api/forms/marketing/x"');
});
