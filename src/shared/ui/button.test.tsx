import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BUTTON_KINDS, Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test.each(Object.entries(BUTTON_KINDS))('HERO-03 the ButtonType %s has a look of its own', (_, kind) => {
  expect(markup(<ButtonLink href="/" kind={kind} />)).toBe(`<a href="/" class="button button--${kind}"></a>`);
});

test('a button does not submit a form unless its type is submit', () => {
  expect(markup(<Button>Next</Button>)).toContain('type="button"');
  expect(markup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('a busy button is announced as busy and shows a spinner in place of its icons', () => {
  const html = markup(
    <Button busy icon={<i />} iconAfter={<b />}>
      Send
    </Button>,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('spinner');
  expect(html).not.toMatch(/<i>|<b>/);
});

test('an icon button has an accessible name', () => {
  expect(markup(<IconButton label="Close" icon={<svg aria-hidden="true" />} />)).toContain(
    'aria-label="Close"',
  );
});
