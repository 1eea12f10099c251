/** How long the notice of a copy is shown (FOOT-13). */
export const COPIED_NOTICE_MS = 1000;

/** The address or number of a mail or telephone link: no scheme, no subject, no extension (FOOT-12). */
export function copyableText(href: string): string | undefined {
  const value = /^(?:mailto|tel):([^?;]+)/i.exec(href)?.[1];
  return value && tryDecode(value);
}

/** A stray % in a link must not throw and stop the rest of the script. */
function tryDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
