import type { SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { icons } from './icon-names.ts';
import { IconShape } from './icon-shape.tsx';

test('an icon is decorative, leaves its stroke to the stylesheet and has no style attribute', () => {
  const html = renderToStaticMarkup(<Icon name="arrow-right" />);
  expect(html).toContain('<svg aria-hidden="true" viewBox="0 0 24 24" class="icon">');
  expect(html).not.toContain('style=');
});

test('with a label it is read aloud', () => {
  expect(renderToStaticMarkup(<Icon name="heart" label="Saved" />)).toMatch(
    /role="img" aria-label="Saved"|aria-label="Saved"/,
  );
});

test('an unknown name renders nothing', () => {
  expect(renderToStaticMarkup(<Icon name="no-such-icon" />)).toBe('');
  expect(renderToStaticMarkup(<Icon name="toString" />)).toBe('');
});

test.each(Object.keys(icons))('%s is drawn', (name) => {
  expect(renderToStaticMarkup(<Icon name={name} />)).toContain('<svg');
});

test('icons are drawn from their bare lines, which is cheaper than by component', () => {
  expect(renderToStaticMarkup(<Icon name="heart" />)).not.toContain('class="lucide');
});

test('a component can be given where there are no lines', () => {
  expect(renderToStaticMarkup(<IconShape of={Dot} size="small" />)).toContain('class="icon icon--small"');
});

function Dot(props: SVGProps<SVGSVGElement>) {
  return <svg {...props} />;
}
