import { z } from 'zod';

/** An address within the site: a path, a part of the page or a query. `//host` and `/\host` would leave the site. */
const inside = /^(\/(?![/\\])|#|\?)/;
const outside = /^(https?:\/\/[^/?#\\]|mailto:.|tel:.)/i;

/** Browsers drop these before they look for a scheme, so that `java\nscript:` would run. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const ignoredByBrowsers = /[\u0000-\u001f\u007f]|^\s|\s$/;

/** Why a page must not link to an address; undefined when it may. */
export type HrefRefusal =
  | { reason: 'invisible characters' }
  | { reason: 'scheme'; scheme: string }
  | { reason: 'no address' };

export function findHrefError(href: string): HrefRefusal | undefined {
  if (ignoredByBrowsers.test(href)) return { reason: 'invisible characters' };
  if (inside.test(href) || outside.test(href)) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/\s/g, ''))?.[1];
  return scheme && !/^(https?|mailto|tel)$/i.test(scheme)
    ? { reason: 'scheme', scheme: scheme.toLowerCase() }
    : { reason: 'no address' };
}

/** Only addresses a page may safely link to; `javascript:` and similar schemes are refused. */
export const safeHref = z
  .string()
  .max(2000)
  .refine((href) => !findHrefError(href), 'a link starts with /, #, ?, https://, http://, mailto: or tel:');
