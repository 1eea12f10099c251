/** Opens and closes a disclosure; one whose content fits after all shows no button, but keeps its place, so that nothing jumps. */
export function start(root: HTMLElement): void {
  const content = root.querySelector<HTMLElement>('[data-disclosure-content]');
  const button = root.querySelector('button');
  const words = button?.querySelector('span');
  if (!content || !button || !words) return;

  const show = (open: boolean) => {
    root.toggleAttribute('data-open', open);
    button.ariaExpanded = String(open);
    words.textContent = (open ? button.dataset['less'] : button.dataset['more']) ?? '';
  };
  button.addEventListener('click', () => {
    const opens = !root.hasAttribute('data-open');
    show(opens);
    // What was read stays in sight when the text above the button grows short again.
    if (!opens) root.scrollIntoView({ block: 'nearest' });
  });
  // Who jumps to something inside, or looks for a word on the page, finds it.
  content.addEventListener('focusin', () => show(true));
  if (root.classList.contains('disclosure--five-rows')) return;
  // A turned phone breaks the lines elsewhere. An open disclosure is measured once it is closed again.
  new ResizeObserver(() => {
    if (root.hasAttribute('data-open')) return;
    root.toggleAttribute('data-fits', content.scrollHeight <= content.clientHeight);
  }).observe(content);
}
