/**
 * What a reader sees of a text that a feed wrote as HTML: paragraphs and rows as lines, list items with a bullet, entities
 * as their characters. Scripts and styles are left out with their content. A text without markup stays as it is.
 */
export function textFromHtml(text: string): string {
  if (!markup.test(text)) return text;
  const read = decodeEntities(withoutTags(text));
  // Some systems escape their HTML a second time.
  const isEscapedTwice = tag.test(read) && !tag.test(text);
  return tidy(withoutBegunScripts(isEscapedTwice ? decodeEntities(withoutTags(read)) : read));
}

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
/** A script that was cut off before its end is markup, too. */
const markup = /<[a-z!/][^<>]*>|<(?:script|style|template|iframe|object)\b|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

function withoutTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/\s*\n\s*/g, /<(?:br|p|li|div)\b/i.test(html) ? ' ' : '\n')
    .replace(/<li\b[^<>]*>\s*/gi, '\n• ')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:p|div|section|h[1-6]|ul|ol|table|tr|blockquote|hr)\b[^<>]*>/gi, '\n\n')
    .replace(/<\/(?:td|th)\s*>/gi, ' ')
    .replace(/<[a-z!/][^<>]*>/gi, '');
}

/** One that was cut off, or was hidden in entities. */
function withoutBegunScripts(text: string): string {
  return text.replace(/<+(?=(?:script|style|template|iframe|object)\b)/gi, '');
}

/** One blank line between paragraphs, none inside lists. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}(?=• )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name) ?? entities.get(name.toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : ' ';
  });
}

// Those of ISO 8859-1 in their order from 160 on, then the few others that texts about cars have.
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', hellip: '…', bull: '•', trade: '™' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', minus: '−' },
  ...{
    Scaron: 'Š',
    scaron: 'š',
    Zcaron: 'Ž',
    zcaron: 'ž',
    Ccaron: 'Č',
    ccaron: 'č',
    frasl: '⁄',
    thinsp: ' ',
  },
};
const entities = new Map<string, string>([
  ...latin1.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
  ...Object.entries(others),
]);
