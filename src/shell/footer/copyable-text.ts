/** How long the footer says that it has copied (FOOT-13). */
export const COPIED_NOTICE_MS = 1000;

/** What a mail or telephone link holds, as somebody would paste it: no scheme, no subject, no extension (FOOT-12). */
export function copyableText(href: string): string | undefined {
  const value = /^(?:mailto|tel):([^?;]+)/i.exec(href)?.[1];
  return value && tryDecode(value);
}

/** An editor's stray % must not cost the page the rest of its script. */
function tryDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
