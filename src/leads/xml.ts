type Children = readonly (string | false | undefined)[];

/** Words are written so that they stay words; a list holds elements, and what is not there is left out. */
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

/** For XML and for the HTML of mails. Signs that XML 1.0 forbids even as entities are left out. */
export function escapeXml(words: string): string {
  return words
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
