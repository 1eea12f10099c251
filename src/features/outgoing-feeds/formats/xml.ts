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

const ATTRIBUTE = '@'.charCodeAt(0);

function toXml(name: string, value: XmlValue): string {
  if (value === undefined || value === '') return '';
  const tag = tagOf(name);
  if (typeof value === 'string') return tag.start + escapeXml(value) + tag.end;
  if (typeof value !== 'object') return tag.start + value + tag.end;
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
    else if (key.charCodeAt(0) === ATTRIBUTE)
      attributes += `${tagOf(key).attribute}${escapeXml(String(each))}"`;
    else content += toXml(key, each);
  }
  if (attributes === '') return content === '' ? '' : tag.start + content + tag.end;
  return `${tag.open}${attributes}>${content}${tag.end}`;
}

type Tag = { start: string; end: string; open: string; attribute: string };

/** A document has few names, each in every item. */
const tags = new Map<string, Tag>();

function tagOf(name: string): Tag {
  let tag = tags.get(name);
  if (!tag) {
    tag = { start: `<${name}>`, end: `</${name}>`, open: `<${name}`, attribute: ` ${name.slice(1)}="` };
    tags.set(name, tag);
  }
  return tag;
}

function isList(value: XmlItem | readonly (string | XmlItem)[]): value is readonly (string | XmlItem)[] {
  return Array.isArray(value);
}
