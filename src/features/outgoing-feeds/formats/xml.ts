import { escapeXml } from '../../../shared/platform/escape.ts';
import type { FeedFormat } from './feed-format.ts';

export type XmlValue = string | number | boolean | undefined | XmlItem | readonly (string | XmlItem)[];
/** Elements by name, in their order; a list repeats its element, `@name` is an attribute, `#` the text beside attributes. */
export type XmlItem = { readonly [name: string]: XmlValue };

export type XmlFrame = {
  /** What opens the document after its declaration, with the namespaces. */
  open: string;
  close: string;
  /** The element of an item. */
  element: string;
};

export function xml({ open, close, element }: XmlFrame): FeedFormat<XmlItem> {
  return {
    extension: 'xml',
    mediaType: 'application/xml; charset=utf-8',
    begin: `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n`,
    item: (item) => `${toXml(element, item)}\n`,
    end: `${close}\n`,
  };
}

function toXml(name: string, value: XmlValue): string {
  if (value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((each: string | XmlItem) => toXml(name, each)).join('');
  if (typeof value !== 'object') return `<${name}>${escapeXml(String(value))}</${name}>`;
  const entries = Object.entries(value as XmlItem);
  const attributes = entries
    .filter(([key, each]) => key.startsWith('@') && each !== undefined)
    .map(([key, each]) => ` ${key.slice(1)}="${escapeXml(String(each))}"`);
  const children = entries.map(([key, each]) => {
    if (key === '#') return escapeXml(String(each ?? ''));
    return key.startsWith('@') ? '' : toXml(key, each);
  });
  const content = children.join('');
  return content === '' && attributes.length === 0
    ? ''
    : `<${name}${attributes.join('')}>${content}</${name}>`;
}
