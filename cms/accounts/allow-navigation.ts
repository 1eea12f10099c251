import type { IncomingHttpHeaders } from 'node:http';

/**
 * A link in a mail or a chat may lead into the studio: opening a page changes nothing, and nobody else can read it.
 * Payload would take its reader for signed out, because the link is on another site.
 */
export function allowNavigation(headers: IncomingHttpHeaders): void {
  const isPage = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (isPage && !headers.origin) headers['sec-fetch-site'] = 'none';
}
