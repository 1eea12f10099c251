/** What decides whether slides change by themselves. */
export type AutoplayState = {
  /** What the visitor said with the button; until then, whether motion is welcome decides. */
  wanted: boolean | undefined;
  /** Motion is unwelcome. */
  calm: boolean;
  /** Enough of the carousel is on the screen. */
  visible: boolean;
  hovered: boolean;
  focused: boolean;
  /** A finger lies on it. */
  held: boolean;
};

/** Films play and the slides may change. */
export function isPlaying({ wanted, calm }: Pick<AutoplayState, 'wanted' | 'calm'>): boolean {
  return wanted ?? !calm;
}

/** The slides change now: nobody is busy with the one that is shown. */
export function isAdvancing(now: AutoplayState): boolean {
  return isPlaying(now) && now.visible && !now.hovered && !now.focused && !now.held;
}

/** Only time goes round. */
export function nextSlide(selected: number, total: number): number {
  return (selected + 1) % total;
}
