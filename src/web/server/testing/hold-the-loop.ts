/** Keeps the event loop busy, as too much work would. */
export function holdTheLoop(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
