import type { ComparedCar } from '../compared-car.ts';

/**
 * The button that was pressed goes away with its car. Focus moves to the same button of the car that is left, else
 * to the car's own card, else to the page.
 */
export function focusAfterRemoval(removed: string, left: readonly ComparedCar[]): void {
  const from = document.activeElement?.closest('[data-removals]');
  const buttons = [...(from?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const at = buttons.findIndex((button) => button.dataset['remove'] === removed);
  const heir = at === -1 ? undefined : (buttons[at + 1] ?? buttons[at - 1]);
  requestAnimationFrame(() => {
    if (left.length > 0) heir?.focus();
    else (compareButtonOnCard(removed) ?? mainElement())?.focus({ preventScroll: true });
  });
}

function compareButtonOnCard(id: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-compare="${CSS.escape(id)}"]`);
  return [...buttons].find((button) => button.checkVisibility());
}

function mainElement(): HTMLElement | null {
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  return main;
}
