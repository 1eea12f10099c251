/** Further than this down, and an open drawer closes when it is let go (SB-96). */
const CLOSE_DRAG_PX = 200;
/** A closed drawer needs less: it is a small strip at the bottom of the screen. */
const OPEN_DRAG_PX = 48;
/** A finger that presses moves a little, too. */
const CLICK_SLOP_PX = 6;

/** Whether the drawer is open after it was dragged so far down; negative is up. */
export function isOpenAfterDrag(isOpen: boolean, draggedPx: number): boolean {
  return isOpen ? draggedPx <= CLOSE_DRAG_PX : draggedPx < -OPEN_DRAG_PX;
}

/** A press that hardly moved is a click, and toggles. */
export function isDrag(draggedPx: number): boolean {
  return Math.abs(draggedPx) > CLICK_SLOP_PX;
}
