import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';

const url = '/api/forms/builder/1234';
const own = renderBlock(block, { data: { src: url, formId: '1234', origin: undefined } });
const none = renderBlock(block);

test('LEAD-08, LEAD-09 the form is framed by its address, and its id is the last part', () => {
  const html = own({ formUrl: url, title: 'Provkörning' });
  expect(html).toMatch(/<iframe[^>]*title="Provkörning"/);
  expect(html).toContain(`src="${url}"`);
  expect(html).toContain('data-form="1234"');
});

test('LEAD-08 without an address the skeleton of a form is shown', () => {
  const html = none({ title: 'Provkörning' });
  expect(html).toContain('data-form-skeleton');
  expect(html).not.toContain('<iframe');
});

test('LEAD-10 in editing mode an overlay explains that the form is disabled', () => {
  const html = own({ formUrl: url }, { page: { editing: true } });
  expect(html).toContain('Edit Mode');
  expect(html).toContain('Preview to test the form');
  expect(html).toMatch(/<iframe[^>]*inert/);
  expect(own({ formUrl: url })).not.toContain('Edit Mode');
});
