/** Hides internal fields when versions are compared. */
export function NoDiff() {
  return null;
}
