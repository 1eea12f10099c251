import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const spacer = renderBlock(block);

test('SPACE-01 SPACE-02 each of the three sizes is taller than the one before', () => {
  const sizes = ['small', 'medium', 'large'] as const;
  const heights = sizes.map((size) => Number(spacer({ size }).match(/md:h-(\d+)/)?.[1]) * 4);
  expect(heights).toEqual([24, 48, 96]);
});
