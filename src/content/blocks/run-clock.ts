/**
 * Calls `tick` again after the milliseconds that it returns, until it returns none. The button of the block stops and
 * starts it; with reduced motion it is right once and does not tick.
 */
export function runClock(root: HTMLElement, tick: () => number | undefined): void {
  const button = root.querySelector('button');
  let running = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let next: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const delayMs = tick();
    clearTimeout(next);
    if (running && delayMs !== undefined) next = setTimeout(show, delayMs);
  };
  const say = () => {
    root.toggleAttribute('data-running', running);
    const words = button?.querySelector('span');
    if (words) words.textContent = (running ? button?.dataset['on'] : button?.dataset['off']) ?? '';
  };

  button?.addEventListener('click', () => {
    running = !running;
    say();
    show();
  });
  button?.classList.remove('invisible');
  say();
  show();
}
