/** Pictures and videos from the car feed; the studio may use them on pages, but their lifetime is that of the cars. */
export function isFeedMedia(key: string): boolean {
  return key.startsWith('cars/') || key.startsWith('on-show/');
}
