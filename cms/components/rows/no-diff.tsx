/** What the studio counts for itself is no change that anybody made. */
export function NoDiff() {
  return null;
}
