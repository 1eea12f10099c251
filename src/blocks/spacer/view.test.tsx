import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '../block.ts';
import { Spacer } from './view.tsx';

test('SPACE-01 SPACE-02 each of the three sizes is taller than the one before', () => {
  const heights = (['small', 'medium', 'large'] as const).map((size) => {
    const html = renderToStaticMarkup(<Spacer fields={{ size }} data={undefined} page={{} as PageContext} />);
    return Number(html.match(/md:h-(\d+)/)?.[1]) * 4;
  });
  expect(heights).toEqual([24, 48, 96]);
});
