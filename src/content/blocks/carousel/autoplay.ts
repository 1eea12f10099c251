/** What decides whether slides change by themselves. */
export type AutoplayState = {
  /** What the visitor chose with the button; until then reduced motion decides. */
  wanted: boolean | undefined;
  /** `prefers-reduced-motion`. */
  calm: boolean;
  /** Enough of the carousel is on the screen. */
  visible: boolean;
  hovered: boolean;
  focused: boolean;
  /** It is being touched. */
  held: boolean;
};

/** Videos play and the slides may change. */
export function isPlaying({ wanted, calm }: Pick<AutoplayState, 'wanted' | 'calm'>): boolean {
  return wanted ?? !calm;
}

/** The slides advance: nobody is interacting with the active one. */
export function isAdvancing(now: AutoplayState): boolean {
  return isPlaying(now) && now.visible && !now.hovered && !now.focused && !now.held;
}

/** Only time goes round. */
export function nextSlide(selected: number, total: number): number {
  return (selected + 1) % total;
}
