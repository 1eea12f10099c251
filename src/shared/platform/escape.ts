const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text as XML 1.0, which forbids some characters even as entities: they are left out. */
export function escapeXml(text: string): string {
  if (isPlainXml.test(text)) return text;
  return escapeHtml(
    text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  );
}

/** Nothing to escape and nothing to leave out, as in most texts; pairs of surrogates are looked at more closely. */
const isPlainXml = /^[\t\n\r !#-%(-;=?-\uD7FF\uE000-\uFFFD]*$/;
