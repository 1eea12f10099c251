/**
 * The opening tags of our own markup that have an attribute. A page has half a million characters: a pattern for tags looks
 * at each of them, this only where the name occurs. Quotes in text are written as `&quot;`, brackets in
 * attributes as `&lt;` and `&gt;`.
 */
export function findTags(attribute: string, markup: string): readonly string[] {
  const tags: string[] = [];
  const wanted = ` ${attribute}="`;
  for (let at = markup.indexOf(wanted); at !== -1; at = markup.indexOf(wanted, at + wanted.length)) {
    const tag = markup.slice(markup.lastIndexOf('<', at), markup.indexOf('>', at) + 1);
    if (isOneTag(tag, wanted)) tags.push(tag);
  }
  return tags;
}

/** The same characters may be part of a text that an editor wrote. */
function isOneTag(tag: string, wanted: string): boolean {
  return /^<[a-z]/.test(tag) && tag.indexOf('>') > tag.indexOf(wanted);
}

export function attributeValue(tag: string, attribute: string): string {
  const start = tag.indexOf(` ${attribute}="`) + attribute.length + 3;
  return tag.slice(start, tag.indexOf('"', start));
}
