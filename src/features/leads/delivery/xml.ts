import { escapeXml } from '../../../shared/platform/escape.ts';

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
