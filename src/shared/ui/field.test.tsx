import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';
import { TextArea, TextField } from './text-field.tsx';

test('the label belongs to its control', () => {
  const html = markup(<TextField id="mail" label="E-mail" />);
  expect(html).toContain('<label for="mail"');
  expect(html).toMatch(/<input [^>]*id="mail"/);
});

test('an error marks the control, is tied to it, and comes before the hint', () => {
  const html = markup(
    <TextField id="mail" label="E-mail" hint="Ours alone." error="Write the whole address." />,
  );
  expect(html).toContain('aria-describedby="mail-error mail-hint"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="mail-error"[^>]*><svg.*Write the whole address\./);
});

test('without an error nothing is marked invalid', () => {
  expect(markup(<TextField label="E-mail" />)).not.toMatch(/aria-invalid|aria-describedby|field--invalid/);
});

test.each([
  ['text area', <TextArea key="a" label="Message" error="Too long." />],
  ['select', <Select key="s" label="Town" options={[{ value: 'a', label: 'A' }]} error="Choose a town." />],
])('a %s is associated with its error too', (_, field) => {
  expect(markup(field)).toContain('aria-invalid="true"');
});

test('a hidden label is still there to be read aloud', () => {
  expect(markup(<TextField label="Search" hideLabel />)).toMatch(/class="sr-only">Search</);
});
