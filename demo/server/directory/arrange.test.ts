import { expect, test } from 'vitest';
import { type Arrangement, arrange } from './arrange.ts';
import { aPicture, aSite, manySites } from './testing/a-site.ts';

/** Places the cards as the grid does; true when every row is full. */
function isFull({ columns, cards }: Arrangement): boolean {
  let taken = 0;
  for (const { wide } of cards) {
    const width = wide ? 2 : 1;
    if (taken + width > columns) return false;
    taken = (taken + width) % columns;
  }
  return taken === 0;
}

test('three sites are in three columns, four in four', () => {
  expect(arrange(manySites(3)).columns).toBe(3);
  expect(arrange(manySites(4)).columns).toBe(4);
  expect(arrange(manySites(4)).cards.some(({ wide }) => wide)).toBe(false);
});

test('from two to forty sites no row ends with a hole', () => {
  for (let count = 2; count <= 40; count += 1) {
    const arrangement = arrange(manySites(count));
    expect(isFull(arrangement), `${count} sites`).toBe(true);
    expect(new Set(arrangement.cards.map(({ entry }) => entry.name)).size).toBe(count);
  }
});

test('a single site gets a double card', () => {
  expect(arrange(manySites(1)).cards.map(({ wide }) => wide)).toEqual([true]);
});

test('of seven sites the one with the widest picture takes two columns and comes first', () => {
  const charging = aSite({ name: 'charging', directory: { look: 'dark', picture: aPicture('charger') } });
  const plain = manySites(6, { directory: { look: 'plain', picture: aPicture('plate') } });
  const [first, second] = arrange([...plain, charging]).cards;
  expect(first).toEqual({ entry: charging, wide: true });
  expect(second?.wide).toBe(false);
});

test('a card without a picture is the last to take two columns', () => {
  const bare = aSite({ name: 'bare', directory: { look: 'dark' } });
  const pictured = aSite({ name: 'pictured', directory: { look: 'plain', picture: aPicture('plate') } });
  expect(arrange([bare, pictured]).cards[0]?.entry.name).toBe('pictured');
});
