import { expect, test } from 'vitest';
import { tiers } from './index-definition.ts';
import { pointsFor } from './relevance.ts';

test('a name counts more than a detail and that more than prose, however they match', () => {
  const points = tiers.flatMap((tier) =>
    (['exact', 'prefix', 'typo'] as const).map((kind) => pointsFor(tier, kind)),
  );
  expect(points).toEqual([64, 32, 16, 16, 8, 4, 4, 2, 1]);
});
