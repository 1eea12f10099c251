import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissingHint } from './missing-hint.tsx';

test('what is missing is a line that is read aloud, and the keyboard stops at it', () => {
  const html = markup(<MissingHint id="why" text="Choose a date to continue." onGo={() => {}} />);
  expect(html).toMatch(
    /<p id="why" role="status".*<button type="button"[^>]*>Choose a date to continue\.<\/button>/,
  );
});

test('without a place to go to it is plain text', () => {
  expect(markup(<MissingHint id="why" text="Choose a date." />)).not.toContain('<button');
});

test('once nothing is missing the line is empty and stays in the page', () => {
  expect(markup(<MissingHint id="why" text={undefined} />)).toBe(
    '<p id="why" role="status" class="missing-hint"></p>',
  );
});
