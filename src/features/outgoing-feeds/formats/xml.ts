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
    separator: '',
    end: `${close}\n`,
  };
}

function toXml(name: string, value: XmlValue): string {
  if (value === undefined || value === '') return '';
  if (typeof value === 'string') return `<${name}>${escapeXml(value)}</${name}>`;
  if (typeof value !== 'object') return `<${name}>${value}</${name}>`;
  if (isList(value)) {
    let text = '';
    for (const each of value) text += toXml(name, each);
    return text;
  }
  let attributes = '';
  let content = '';
  for (const key in value) {
    const each = value[key];
    if (each === undefined) continue;
    if (key === '#') content += escapeXml(String(each));
    else if (key.startsWith('@')) attributes += ` ${key.slice(1)}="${escapeXml(String(each))}"`;
    else content += toXml(key, each);
  }
  return content === '' && attributes === '' ? '' : `<${name}${attributes}>${content}</${name}>`;
}

function isList(value: XmlItem | readonly (string | XmlItem)[]): value is readonly (string | XmlItem)[] {
  return Array.isArray(value);
}
