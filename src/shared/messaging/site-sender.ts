import type { Site } from '../sites/site.ts';
import type { MailAddress } from './mail.ts';

/** Whom the mails of a site come from; without an address of the installation, one of the site's own domain. */
export function siteSender(
  site: Pick<Site, 'displayName' | 'url'>,
  mailFrom: string | undefined,
): MailAddress {
  return { name: site.displayName, address: mailFrom ?? `no-reply@${new URL(site.url).hostname}` };
}
