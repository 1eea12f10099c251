type Children = readonly (string | false | undefined)[];

/** A text is escaped; a list holds elements, and empty entries are left out. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | Children,
): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.filter(Boolean).join('');
  return `<${name}${named.join('')}>${inner}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For XML and for the HTML of mails. Characters that XML 1.0 forbids even as entities are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
