import { tryDecode } from './segment.ts';

/** The path of a request, decoded lazily. */
export type RequestPath = {
  /** Decoded; none when a segment contains an encoded slash. */
  key: string | undefined;
  segments: () => readonly string[];
  /** Normalised and encoded. */
  canonical: () => string;
};

/** None when the path is wrongly encoded or contains dot segments. */
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

/** Encodings, bytes beyond ASCII, empty segments and dots: anything but a path that can be split unchanged. */
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

/** Encodes a segment. Characters that are allowed in a path stay readable. */
export function encodeSegment(segment: string): string {
  if (/^[\w.~-]*$/.test(segment)) return segment;
  return encodeURIComponent(segment).replace(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** Path and query of an address; the fragment never reaches a server. */
export function splitAddress(address: string): { path: string; query: string } {
  const hash = address.indexOf('#');
  const requested = hash === -1 ? address : address.slice(0, hash);
  const mark = requested.indexOf('?');
  return mark === -1
    ? { path: requested, query: '' }
    : { path: requested.slice(0, mark), query: requested.slice(mark + 1) };
}
