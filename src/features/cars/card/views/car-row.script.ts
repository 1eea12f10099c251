/** Disables the arrows at the ends of the row and shows how far it is scrolled. */
export function start(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('.scroll-row');
  const arrows = root.querySelector<HTMLElement>('.scroll-arrows');
  const line = root.querySelector('progress');
  if (!row || !arrows || !line) return;
  const previous = arrows.querySelector<HTMLButtonElement>('[data-previous]');
  const next = arrows.querySelector<HTMLButtonElement>('[data-next]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  const look = () => {
    const { scrollLeft, clientWidth, scrollWidth } = row;
    const isWhole = scrollWidth <= clientWidth + 1;
    arrows.classList.toggle('invisible', isWhole);
    line.parentElement?.classList.toggle('invisible', isWhole);
    switchOff(previous, scrollLeft < NEARLY);
    switchOff(next, scrollLeft + clientWidth > scrollWidth - NEARLY);
    line.value = (scrollLeft + clientWidth) / scrollWidth;
  };
  const go = (direction: 1 | -1) => () =>
    row.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: calm.matches ? 'instant' : 'smooth' });

  previous?.addEventListener('click', go(-1));
  next?.addEventListener('click', go(1));
  row.addEventListener('scroll', look, { passive: true });
  new ResizeObserver(look).observe(row);
  look();
}

const NEARLY = 8;

function switchOff(button: HTMLButtonElement | null, off: boolean): void {
  if (button) button.disabled = off;
}
