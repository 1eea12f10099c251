/** The page behind stands still, and does not jump when its scrollbar goes (GAL-02). What comes back undoes it. */
export function lockScroll(): () => void {
  const { documentElement: html } = document;
  const { overflow, scrollbarGutter } = html.style;
  const hasScrollbar = window.innerWidth > html.clientWidth;
  html.style.overflow = 'hidden';
  if (hasScrollbar) html.style.scrollbarGutter = 'stable';
  return () => {
    html.style.overflow = overflow;
    html.style.scrollbarGutter = scrollbarGutter;
  };
}
