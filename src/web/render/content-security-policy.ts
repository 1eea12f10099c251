import { createHash } from 'node:crypto';
import type { TagSources } from '../../shared/analytics/tag-manager.ts';
import { attributeValue, findTags } from './find-tags.ts';

type PolicyOptions = {
  development?: boolean;
  frameAncestors?: string;
  /** What its tag manager needs, where the page has one. */
  tags?: TagSources | undefined;
  /** Other origins that extensions send events to. */
  connections?: readonly string[];
  /** Other origins that its blocks show in a frame. */
  frames?: readonly string[];
  /** Other origins that its blocks run script from. */
  scripts?: readonly string[];
  /** Other origins that its maps get tiles and styles from. */
  tiles?: readonly string[];
};

/**
 * What a page has inline: its one style element, the markup of islands, whose libraries may write style attributes,
 * and what must run before the first paint.
 */
export type InlineContent = { style: string; islands: readonly string[]; scripts?: readonly string[] };

/**
 * The page's Content-Security-Policy. Pages carry nothing of a single visitor, so that what is inline can be
 * named by its hash instead of a nonce and the page can be cached whole.
 */
export function contentSecurityPolicy(inline: InlineContent, options: PolicyOptions = {}): string {
  const { style, islands, scripts: earlyScripts = [] } = inline;
  const styles = style ? [hashOf(style)] : [];
  const styleAttributes = new Set(islands.flatMap(attributeHashes));
  const policy = [
    "default-src 'none'",
    `script-src ${sourceList("'self'", ...earlyScripts.map(hashOf), ...(options.tags?.scripts ?? []), ...(options.scripts ?? []))}`,
    `style-src ${sourceList("'self'", ...styles)}`,
    styleAttributes.size > 0 && `style-src-attr ${sourceList("'unsafe-hashes'", ...styleAttributes)}`,
    `img-src ${sourceList("'self'", 'data:', ...(options.tags?.pictures ?? []), ...(options.tiles ?? []))}`,
    "font-src 'self'",
    `connect-src ${sourceList("'self'", ...(options.tags?.connections ?? []), ...(options.connections ?? []), ...(options.tiles ?? []))}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    options.frames?.length && `frame-src ${sourceList(...options.frames)}`,
    `frame-ancestors ${options.frameAncestors ?? "'none'"}`,
  ];
  return (options.development ? developmentPolicy : policy.filter(Boolean)).join('; ');
}

/** Vite's client writes styles and a preamble into the page and keeps a socket open. */
const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'connect-src *',
];

/** Our own markup has none (the browser would refuse the style, and the page's e2e test would fail). */
function attributeHashes(markup: string): readonly string[] {
  return findTags('style', markup).map((tag) => hashOf(decoded(attributeValue(tag, 'style'))));
}

function sourceList(...sources: string[]): string {
  return [...new Set(sources)].join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The browser hashes an attribute after decoding it. */
function decoded(attribute: string): string {
  return attribute
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
