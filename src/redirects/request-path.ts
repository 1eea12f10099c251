import { tryDecode } from './segment.ts';

/** The path of a request, read no further than its rule needs it. */
export type RequestPath = {
  /** Decoded; none when a segment holds a slash of its own. */
  key: string | undefined;
  segments: () => readonly string[];
  /** As we would write it. */
  canonical: () => string;
};

/** None when the path is wrongly encoded or climbs with dots: such an address is nobody's. */
export function parsePath(path: string): RequestPath | undefined {
  if (!needsDecoding.test(path))
    return { key: path, segments: () => splitPlain(path), canonical: () => path };
  const segments = decodeSegments(path);
  if (!segments) return undefined;
  const hasSlash = segments.some((segment) => segment.includes('/'));
  return {
    key: hasSlash ? undefined : `/${segments.join('/')}`,
    segments: () => segments,
    canonical: () => `/${segments.map(encodeSegment).join('/')}`,
  };
}

/** Encodings, bytes beyond ASCII, empty segments and dots: anything but a path that can be split as it stands. */
const needsDecoding = /%|[^\x21-\x7e]|\/\/|.\/$|\/\.{1,2}(?:\/|$)/;

function splitPlain(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

function decodeSegments(path: string): readonly string[] | undefined {
  const segments: string[] = [];
  for (const part of path.split('/')) {
    if (part === '') continue;
    const segment = tryDecode(part)?.normalize('NFC');
    if (segment === undefined || segment === '.' || segment === '..') return undefined;
    segments.push(segment);
  }
  return segments;
}

/** A segment on its way into an address. What may stand in a path unencoded stays readable. */
export function encodeSegment(segment: string): string {
  if (/^[\w.~-]*$/.test(segment)) return segment;
  return encodeURIComponent(segment).replace(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** An address taken apart; what follows `#` never reaches a server. */
export function splitAddress(address: string): { path: string; query: string } {
  const hash = address.indexOf('#');
  const asked = hash === -1 ? address : address.slice(0, hash);
  const mark = asked.indexOf('?');
  return mark === -1
    ? { path: asked, query: '' }
    : { path: asked.slice(0, mark), query: asked.slice(mark + 1) };
}
