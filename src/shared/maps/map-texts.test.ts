import { expect, test } from 'vitest';
import type { Texts } from '../sites/texts.ts';
import { mapTextProps, toMapTexts } from './map-texts.ts';
import messages from './messages/sv.json' with { type: 'json' };

const texts = ((key: keyof typeof messages) => messages[key]) as Texts;

test('the texts survive being sent as JSON, the number of a cluster is filled in afterwards', () => {
  const props = JSON.parse(JSON.stringify(mapTextProps(texts, 'Karta över anläggningar')));
  const { label, cluster } = toMapTexts(props);
  expect(label).toBe('Karta över anläggningar');
  expect(cluster(12)).toContain('12');
});
