import { startScripts } from '../scripts.ts';

/** Islands hydrate with the page only, and inline styles would have to be named in its content security policy. */
const notPatchable = '[data-island], [style]';

/**
 * Replaces what has changed, block by block, so that videos play on and opened details stay open. Returns false where
 * only a reload will do: another design, a changed header or footer, an island.
 */
export function patchPage(html: string): boolean {
  const { css, rest } = takeStyles(html);
  const next = new DOMParser().parseFromString(rest, 'text/html');
  const [now, wanted] = [blocksOf(document), blocksOf(next)];
  const main = document.querySelector('main');
  if (!main || frameOf(document) !== frameOf(next)) return false;
  const current = new Map(now.map((block) => [idOf(block), block]));
  const stays = (block: Element) => hashOf(block) === hashOf(current.get(idOf(block)));
  const fresh = wanted.filter((block) => !stays(block));
  const order = wanted.map((block) => (stays(block) && current.get(idOf(block))) || block);
  const removed = now.filter((block) => !order.includes(block));
  if ([...fresh, ...removed].some((block) => block.querySelector(notPatchable))) return false;
  replaceStyles(css);
  for (const block of removed) block.remove();
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

/** Everything around the blocks. */
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

/** The policy of this page is asked for style elements of a parsed document, too, and would report them. */
function takeStyles(html: string): { css: string; rest: string } {
  const rules: string[] = [];
  const rest = html.replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
    rules.push(css);
    return '';
  });
  return { css: rules.join('\n'), rest };
}

let sheet: CSSStyleSheet | undefined;

/** A new style element would not have the hash in the policy; a constructed stylesheet is allowed. */
function replaceStyles(css: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(css);
}
