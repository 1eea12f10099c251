import type { Texts } from '../sites/texts.ts';

/** The privacy policy of the site, or of the group on another host; undefined where a site names none. */
export function privacyLink(
  texts: Texts,
  href: (path: string) => string,
): { href: string; label: string } | undefined {
  const address = texts('privacyAddress');
  if (!address) return undefined;
  return { href: address.startsWith('/') ? href(address) : address, label: texts('consentPrivacyLink') };
}
