import { startScripts } from '../scripts.ts';

/** These have a life that begins with the page, or something inline that its content policy does not name. */
const alive = '[data-island], [style]';

/**
 * Lays what has changed over the page, block by block, so that films play on and folds stay open. Answers false where
 * only a reload would do: another design, a changed header or footer, an island.
 */
export function patchPage(html: string): boolean {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const [now, wanted] = [blocksOf(document), blocksOf(next)];
  const main = document.querySelector('main');
  if (!main || frameOf(document) !== frameOf(next)) return false;
  const standing = new Map(now.map((block) => [idOf(block), block]));
  const stays = (block: Element) => hashOf(block) === hashOf(standing.get(idOf(block)));
  const fresh = wanted.filter((block) => !stays(block));
  const order = wanted.map((block) => (stays(block) && standing.get(idOf(block))) || block);
  const leaving = now.filter((block) => !order.includes(block));
  if ([...fresh, ...leaving].some((block) => block.querySelector(alive))) return false;
  replaceStyles(next);
  for (const block of leaving) block.remove();
  order.forEach((block, at) => {
    if (main.children[at] !== block) main.insertBefore(block, main.children[at] ?? null);
  });
  for (const block of fresh) startScripts(block);
  return true;
}

function blocksOf(page: Document): Element[] {
  return [...page.querySelectorAll('main > .edit-block')];
}

function idOf(block: Element): string | null {
  return block.getAttribute('data-edit-block');
}

function hashOf(block: Element | undefined): string | null {
  return block?.getAttribute('data-edit-hash') ?? null;
}

/** All that stands around the blocks. */
function frameOf(page: Document): string {
  const around = page.querySelectorAll(':is(.edit-shell, .edit-block):not(main > *)');
  const bar = page.querySelector('.edit-bar');
  const facts = JSON.parse(page.getElementById('page-data')?.textContent ?? '{}') as { origins?: unknown };
  const { lang, dataset } = page.documentElement;
  return JSON.stringify([
    [lang, dataset['theme'], page.title],
    [...around].map(hashOf),
    bar?.textContent ?? '',
    facts.origins,
  ]);
}

let sheet: CSSStyleSheet | undefined;

/** A style element would not be the one that the policy names; a constructed sheet passes. */
function replaceStyles(next: Document): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(
    [...next.querySelectorAll('head style')].map(({ textContent }) => textContent).join('\n'),
  );
}
