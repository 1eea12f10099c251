import type { EditArea } from '../../render/editing/edit-message.ts';
import { cancelEvent, isNavigation } from './prevent-navigation.ts';
import type { Studio } from './studio.ts';

const CHOSEN = 'data-edit-chosen';

/**
 * A click anywhere in a block opens its form in the studio; a click on an empty field leads to that field (EDIT-03).
 * Links are not followed; what opens and closes on the page goes on doing so. It hears of clicks before the page does.
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
  const place = target.closest<HTMLElement>('[data-edit-area]');
  if (!place || target.closest('.edit-more > summary')) return;
  for (const other of document.querySelectorAll(`[${CHOSEN}]`)) other.removeAttribute(CHOSEN);
  place.setAttribute(CHOSEN, '');
  studio.send({
    type: 'forecourt-edit',
    area: place.dataset['editArea'] as EditArea,
    block: place.dataset['editBlock'] ?? '',
    field: fieldOf(target, place),
  });
}

/** The field that a chip names, or the one whose words were clicked on. */
function fieldOf(target: Element, place: HTMLElement): string {
  const named = target.closest<HTMLElement>('[data-edit-field]');
  if (named) return named.dataset['editField'] ?? '';
  const written = Object.entries(JSON.parse(place.dataset['editTexts'] ?? '{}') as Record<string, string>);
  for (let at: Element | null = target; at && at !== place; at = at.parentElement) {
    const said = plain(at.textContent);
    const field = said && written.find(([, words]) => plain(words) === said)?.[0];
    if (field) return field;
  }
  return '';
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
