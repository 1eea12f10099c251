import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPageStyles, PageStylesProvider, pageStyleClass, usePageStyle } from './page-styles.tsx';

function Box({ rule }: { rule: string }) {
  return <i className={usePageStyle(rule)} />;
}

test('the same declarations give the same class and are printed once', () => {
  const styles = createPageStyles();
  const html = renderToStaticMarkup(
    <PageStylesProvider styles={styles}>
      <Box rule="object-position:30% 40%" />
      <Box rule="object-position:30% 40%" />
      <Box rule="object-position:10% 40%" />
    </PageStylesProvider>,
  );
  const name = pageStyleClass('object-position:30% 40%');
  expect(html.split(`class="${name}"`)).toHaveLength(3);
  expect(styles.css().split(`.${name}{object-position:30% 40%}`)).toHaveLength(2);
  expect(styles.css()).toContain('object-position:10% 40%');
});

test('without a provider the class is still given', () => {
  const name = pageStyleClass('color:red');
  expect(renderToStaticMarkup(<Box rule="color:red" />)).toBe(`<i class="${name}"></i>`);
});

test('class names begin with a letter and are short', () => {
  expect(pageStyleClass('object-position:30% 40%')).toMatch(/^s[a-z0-9]{6,14}$/);
});

test('no declarations, or text that could leave its rule, give no class', () => {
  expect(pageStyleClass('')).toBe('');
  expect(pageStyleClass('color:red}</style><script>')).toBe('');
});

test('a thousand focal points have a thousand names', () => {
  const names = Array.from({ length: 1000 }, (_, point) =>
    pageStyleClass(`object-position:${point / 10}% 50%`),
  );
  expect(new Set(names).size).toBe(1000);
});
