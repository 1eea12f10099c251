type Kind = 'compare' | 'save';
type IsChosen = Record<Kind, (id: string) => boolean>;
type OnToggle = Record<Kind, (id: string, button: HTMLElement) => void>;

const kinds: readonly Kind[] = ['compare', 'save'];
const anyButton = '[data-compare], [data-save]';

/**
 * Cards carry no script: one listener on the document handles all their buttons, also those of cards added later,
 * and `refresh` sets `aria-pressed` on all of them (CARD-04).
 */
export function bindToggleButtons(isChosen: IsChosen, toggle: OnToggle): { refresh: () => void } {
  const refresh = (root: ParentNode = document) => {
    for (const button of root.querySelectorAll<HTMLElement>(anyButton)) updatePressed(button, isChosen);
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(anyButton) : null;
    const kind = button && kindOf(button);
    if (kind) toggle[kind](idOf(button, kind), button);
  });
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const arrived = type === 'attributes' ? [target] : addedNodes;
      for (const node of arrived) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(anyButton)) updatePressed(node, isChosen);
        refresh(node);
      }
    }
  });
  // A card that is given another car keeps its button: then only the button's number changes.
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: kinds.map((kind) => `data-${kind}`),
  });
  refresh();
  return { refresh };
}

function updatePressed(button: HTMLElement, isChosen: IsChosen): void {
  const kind = kindOf(button);
  if (!kind) return;
  const pressed = String(isChosen[kind](idOf(button, kind)));
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
}

function kindOf(button: HTMLElement): Kind | undefined {
  return kinds.find((kind) => button.dataset[kind] !== undefined);
}

function idOf(button: HTMLElement, kind: Kind): string {
  return button.dataset[kind] ?? '';
}
