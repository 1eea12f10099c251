/** Pictures and films that came with the cars; the studio may show them on pages, but they stay as long as the cars do. */
export function isFeedMedia(key: string): boolean {
  return key.startsWith('cars/') || key.startsWith('on-show/');
}
