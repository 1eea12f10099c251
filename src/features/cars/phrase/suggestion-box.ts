import { closedCombobox, comboboxKey } from '../../../shared/ui/combobox-state.ts';
import type { AddressedSuggestion } from './addressed-suggestion.ts';

type Options = {
  suggest: (phrase: string, signal: AbortSignal) => Promise<readonly AddressedSuggestion[]>;
  onPick: (suggestion: AddressedSuggestion) => void;
};

const DEBOUNCE_MS = 150;

/**
 * Makes a search field a combobox: below it the lists that what is typed may lead to, with their numbers of cars.
 * Plain DOM, because heroes have no React. Returns how to take it away again.
 */
export function attachSuggestionBox(field: HTMLInputElement, { suggest, onPick }: Options): () => void {
  const box = createBox(field);
  let state = closedCombobox;
  let shown: readonly AddressedSuggestion[] = [];
  let request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: typeof state) {
    state = { ...next, open: next.open && shown.length > 0 };
    renderOptions(box, shown, state.activeIndex);
    box.hidden = !state.open;
    if (state.open) placeBox(box, field);
    field.setAttribute('aria-expanded', String(state.open));
    const active =
      state.open && state.activeIndex !== undefined ? box.children[state.activeIndex] : undefined;
    if (active) field.setAttribute('aria-activedescendant', active.id);
    else field.removeAttribute('aria-activedescendant');
    active?.scrollIntoView({ block: 'nearest' });
  }
  function close() {
    clearTimeout(timer);
    request.abort();
    show(closedCombobox);
  }
  function pick(index: number) {
    const suggestion = shown[index];
    close();
    if (suggestion) onPick(suggestion);
  }
  function onInput() {
    clearTimeout(timer);
    request.abort();
    request = new AbortController();
    const { signal } = request;
    timer = setTimeout(async () => {
      try {
        shown = field.value.trim() ? await suggest(field.value, signal) : [];
      } catch {
        // Enter still searches, and the page says what is wrong.
        shown = [];
      }
      if (!signal.aborted && document.activeElement === field) show({ open: true, activeIndex: undefined });
    }, DEBOUNCE_MS);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { state: next, action } = comboboxKey(event.key, state, shown.length);
    if (action === 'search' || action === 'clear') return close();
    if (!action) return;
    event.preventDefault();
    if (action === 'pick') pick(state.activeIndex ?? 0);
    else show(next);
  }
  // The field keeps the focus; the list would close before the click.
  const keepFocus = (event: Event) => event.preventDefault();
  const onClick = ({ target }: Event) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    if (option) pick([...box.children].indexOf(option));
  };
  field.addEventListener('input', onInput);
  field.addEventListener('keydown', onKeyDown);
  field.addEventListener('blur', close);
  box.addEventListener('pointerdown', keepFocus);
  box.addEventListener('click', onClick);
  return () => {
    close();
    field.removeEventListener('input', onInput);
    field.removeEventListener('keydown', onKeyDown);
    field.removeEventListener('blur', close);
    box.remove();
  };
}

/** Above the field where there is more room: a hero cuts off what reaches below it. */
function placeBox(box: HTMLElement, field: HTMLElement): void {
  const { top, bottom } = field.getBoundingClientRect();
  const end = Math.min(
    innerHeight,
    field.closest('.overflow-hidden')?.getBoundingClientRect().bottom ?? Infinity,
  );
  const isAbove = end - bottom < box.offsetHeight && top > end - bottom;
  box.classList.toggle('bottom-full', isAbove);
  box.classList.toggle('top-full', !isAbove);
}

let boxes = 0;

function createBox(field: HTMLInputElement): HTMLElement {
  const box = document.createElement('div');
  boxes += 1;
  box.id = `phrase-suggestions-${boxes}`;
  box.hidden = true;
  box.role = 'listbox';
  box.ariaLabel = field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';
  box.className =
    'absolute inset-x-0 z-20 my-2 max-h-96 overflow-y-auto rounded-card border border-line bg-surface p-2 text-left text-ink shadow-float';
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-expanded', 'false');
  field.setAttribute('aria-controls', box.id);
  field.closest('[data-suggestions]')?.append(box);
  return box;
}

function renderOptions(
  box: HTMLElement,
  shown: readonly AddressedSuggestion[],
  activeIndex: number | undefined,
): void {
  box.replaceChildren(
    ...shown.map(({ label, count }, index) => {
      const isActive = index === activeIndex;
      const option = document.createElement('div');
      option.id = `${box.id}-${index}`;
      option.role = 'option';
      option.ariaSelected = String(isActive);
      option.className = `flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-field px-3.5 py-1.5 ${isActive ? 'bg-brand-tint' : 'hot:bg-stage-light'}`;
      option.append(
        textElement(label, 'min-w-0 font-medium leading-tight'),
        textElement(count, 'flex-none text-ink-muted text-small'),
      );
      return option;
    }),
  );
}

function textElement(text: string, className: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.className = className;
  return element;
}
