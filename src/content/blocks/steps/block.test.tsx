import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const steps = renderBlock(block);

test('steps are a numbered list; the large numbers are only for the eye', () => {
  const html = steps({ steps: [{ title: 'Tap', text: 'Card or phone' }, { title: 'Wait' }] });
  expect(html).toContain('<ol');
  expect(html.match(/aria-hidden="true"[^>]*>[12]</g)).toHaveLength(2);
});

test('a new line in the heading is preserved', () => {
  expect(steps({ title: 'Three moves.\nNo manual.', steps: [{ title: 'Tap' }] })).toMatch(
    /whitespace-pre-line[^>]*>Three moves\.\nNo manual\./,
  );
});

test('no steps, no block', () => {
  expect(steps({ title: 'Three moves.' })).toBe('');
});
