import { expect, test } from 'vitest';
import { readSites } from './sites.ts';

/** What pages said that the form on them did not keep: it asks for six things, and for a telephone number. */
const broken = [
  /\b(tre|fyra|fem|fire|three|four|five)\s+(uppgifter|svar|opplysninger|facts|answers)\b/i,
  /(ingen ringer|nobody (rings|calls)|kukaan ei soita|nikto (vám )?nevolá)/i,
  /(Det du inte vet|Det du ikke vet|Mitä et tiedä|Čo neviete)/,
];

test('no page with the form for selling a car promises what the form does not keep', async () => {
  const pages = (await readSites()).flatMap(({ name, pages: own }) =>
    own
      .filter(({ main }) => main.some(({ block }) => block === 'sell-car'))
      .map((page) => ({ where: `${name} ${page.path}`, text: JSON.stringify(page) })),
  );
  expect(pages.length).toBeGreaterThan(6);
  const found = pages.flatMap(({ where, text }) =>
    broken.flatMap(
      (promise) =>
        promise
          .exec(text)
          ?.slice(0, 1)
          .map((words) => `${where}: ${words}`) ?? [],
    ),
  );
  expect(found).toEqual([]);
});
