const PAUSE_MS = 120;

/** The info button opens its note on click; hovering opens it, too (CARD-06). */
export function showNotesOnHover(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let byHover: HTMLElement | undefined;
  document.addEventListener('pointerover', (event) => {
    const button = infoButton(event.target);
    clearTimeout(waiting);
    if (byHover && (!button || noteOf(button) !== byHover)) {
      byHover.hidePopover();
      byHover = undefined;
    }
    if (!button || event.pointerType === 'touch') return;
    waiting = setTimeout(() => {
      const note = noteOf(button);
      if (!note || note.matches(':popover-open')) return;
      note.showPopover({ source: button });
      byHover = note;
    }, PAUSE_MS);
  });
  document.addEventListener('click', (event) => {
    const button = infoButton(event.target);
    if (!button || noteOf(button) !== byHover) return;
    // It is open already; the press means that it shall stay.
    event.preventDefault();
    byHover = undefined;
  });
}

function infoButton(target: EventTarget | null): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('.car-card__info') : null;
  return button instanceof HTMLButtonElement ? button : undefined;
}

function noteOf(button: HTMLButtonElement): HTMLElement | undefined {
  return button.popoverTargetElement instanceof HTMLElement ? button.popoverTargetElement : undefined;
}
