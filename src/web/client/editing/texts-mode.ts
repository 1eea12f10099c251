import { markedNumbers } from '../../render/editing/text-marks.ts';
import { pageData } from '../page-data.ts';
import { cancelEvent } from './prevent-navigation.ts';
import type { Studio } from './studio.ts';

const KEYS = 'data-text-keys';
const CHOSEN = 'data-text-chosen';
/** Attributes in which somebody reads or hears a text. */
const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'value', 'aria-description'];

/** Whether texts can be pointed at: the preview was asked for with marks. */
export function isTextsMode(): boolean {
  return pageData().textKeys !== undefined;
}

/**
 * Every text of the product is outlined, and a click opens it in the studio. The marks stay in the page, where nobody sees them:
 * an island that found other texts than it expects would be rendered once more.
 */
export function startTextsMode(studio: Studio): void {
  document.documentElement.setAttribute('data-texts-mode', '');
  nameTexts(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) nameTexts(target instanceof Element ? target : target.parentElement);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: spoken,
  });
  for (const kind of ['click', 'auxclick'] as const)
    addEventListener(kind, (event) => openText(event, studio), true);
  reloadWhenSaved(studio);
  showAsked();
}

function nameTexts(root: Element | null): void {
  if (!root) return;
  const found = new Map<Element, Set<string>>();
  const add = (element: Element | null, text: string | null) => {
    if (!element || !text) return;
    for (const number of markedNumbers(text)) {
      const key = pageData().textKeys?.[number];
      if (!key) continue;
      found.set(element, (found.get(element) ?? new Set()).add(key));
    }
  };
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const name of spoken) add(element, element.getAttribute(name));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('script, style, template')) add(node.parentElement, node.nodeValue);
  for (const [element, keys] of found) {
    const value = [...keys].join(' ');
    if (element.getAttribute(KEYS) !== value) element.setAttribute(KEYS, value);
  }
}

function openText(event: MouseEvent, studio: Studio): void {
  if (!(event.target instanceof Element) || event.target.closest('.edit-texts')) return;
  const element = event.target.closest(`[${KEYS}]`) ?? event.target.querySelector(`[${KEYS}]`);
  // With Alt the page is used as it is: a step further, a menu opened.
  if (event.altKey) return;
  cancelEvent(event);
  if (!element) return;
  choose(element);
  studio.send({
    type: 'forecourt-text',
    keys: (element.getAttribute(KEYS) ?? '').split(' '),
    language: pageData().language,
  });
}

function choose(element: Element): void {
  for (const other of document.querySelectorAll(`[${CHOSEN}]`)) other.removeAttribute(CHOSEN);
  element.setAttribute(CHOSEN, '');
}

const PUBLISHED_AFTER_MS = 1200;

/** A text is public a moment after it was saved. */
function reloadWhenSaved(studio: Studio): void {
  studio.onMessage((type) => {
    if (type === 'forecourt-text-saved') setTimeout(() => location.reload(), PUBLISHED_AFTER_MS);
  });
}

/** The text that the address names is shown where it stands. */
function showAsked(): void {
  const asked = new URLSearchParams(location.search).get('text');
  if (!asked) return;
  const element = document.querySelector(`[${KEYS}~="${CSS.escape(asked)}"]`);
  if (!element) return;
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  choose(element);
  element.scrollIntoView({ block: 'center' });
}
