import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { swedish } from '../cms/i18n/swedish/swedish.ts';
import { expect } from './fixtures.ts';
import { people, studioAddress } from './studio-client.ts';
import { findDocument, test } from './studio-fixtures.ts';

const studioDir = join(import.meta.dirname, '../cms');

test.use({ mail: people.administrator });

test('a person who reads Swedish meets no English sentence of the studio', async ({ page, editor }) => {
  test.setTimeout(240_000);
  const english = await englishSentences();
  expect(english.size).toBeGreaterThan(300);
  await page.context().addCookies([{ name: 'payload-lng', value: 'sv', url: studioAddress() }]);
  const { id } = await findDocument(editor, 'pages', { 'site.name': 'solvik-se', path: '/om-solvik' });
  const { id: media } = await findDocument(editor, 'media', { 'site.name': 'solvik-se' });
  const views = [
    ...['', '/stories', '/stories/new', '/dealerships', '/operations', '/account'],
    ...['pages/tree?site=solvik-se', 'pages/create', `pages/${id}`, `pages/${id}/versions`, `media/${media}`],
    ...['media', 'sites/create', 'redirects/create', 'dictionaries/create', 'users/create', 'audit-log'],
  ].map((path) => (path === '' || path.startsWith('/') ? path : `/collections/${path}`));
  for (const view of views) {
    await page.goto(studioAddress(view));
    await expect(page.getByRole('heading').first()).toBeVisible();
    const found = (await textsOf(page)).filter((text) => english.has(text));
    expect.soft(found, view).toEqual([]);
  }
});

/** Everything that has another wording in Swedish, without words that are Swedish for something else, such as “Poster”. */
async function englishSentences(): Promise<ReadonlySet<string>> {
  const pairs: [string, string][] = Object.entries(swedish);
  for (const file of globSync('**/*texts.ts', { cwd: studioDir, exclude: ['.next*/**', '**/use-*'] }))
    for (const table of Object.values((await import(join(studioDir, file))) as object))
      pairs.push(...leaves(table?.en, table?.sv));
  const inSwedish = new Set(pairs.map(([, sv]) => sv));
  return new Set(pairs.flatMap(([en]) => (inSwedish.has(en) ? [] : [en])));
}

function leaves(en: unknown, sv: unknown): [string, string][] {
  if (typeof en === 'string' && typeof sv === 'string') return [[en.trim(), sv.trim()]];
  if (typeof en !== 'object' || en === null || typeof sv !== 'object' || sv === null) return [];
  return Object.entries(en).flatMap(([key, text]) => leaves(text, (sv as Record<string, unknown>)[key]));
}

/** What is read and what is read aloud, piece by piece. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement: parent, textContent } = nodes.currentNode;
      if (parent && !parent.closest('script, style') && parent.checkVisibility())
        texts.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  });
}
