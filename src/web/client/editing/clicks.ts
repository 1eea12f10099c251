import type { EditArea } from '../../render/editing/edit-message.ts';
import { cancelEvent, isNavigation } from './prevent-navigation.ts';
import type { Studio } from './studio.ts';

const CHOSEN = 'data-edit-chosen';

/**
 * A click anywhere in a block opens its form in the studio; a click on an empty field opens that field (EDIT-03).
 * Links are not followed; what opens and closes on the page still does. Listens in the capture phase, before the page.
 */
export function handleClicks(studio: Studio): void {
  for (const kind of ['click', 'auxclick'] as const) {
    addEventListener(
      kind,
      (event) => {
        if (!(event.target instanceof Element)) return;
        if (kind === 'click') choose(event.target, studio);
        if (isNavigation(event.target)) cancelEvent(event);
      },
      true,
    );
  }
}

function choose(target: Element, studio: Studio): void {
  const framed = target.closest<HTMLElement>('[data-edit-area]');
  if (!framed || target.closest('.edit-more > summary')) return;
  for (const other of document.querySelectorAll(`[${CHOSEN}]`)) other.removeAttribute(CHOSEN);
  framed.setAttribute(CHOSEN, '');
  studio.send({
    type: 'forecourt-edit',
    area: framed.dataset['editArea'] as EditArea,
    block: framed.dataset['editBlock'] ?? '',
    field: fieldOf(target, framed),
  });
}

/** The field that a chip names, or the one whose text was clicked on. */
function fieldOf(target: Element, framed: HTMLElement): string {
  const named = target.closest<HTMLElement>('[data-edit-field]');
  if (named) return named.dataset['editField'] ?? '';
  const texts = Object.entries(JSON.parse(framed.dataset['editTexts'] ?? '{}') as Record<string, string>);
  for (let at: Element | null = target; at && at !== framed; at = at.parentElement) {
    const clicked = normalise(at.textContent);
    const field = clicked && texts.find(([, text]) => normalise(text) === clicked)?.[0];
    if (field) return field;
  }
  return '';
}

function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
