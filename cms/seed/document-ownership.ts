import { isFeedMedia } from '../../src/content/publishing/feed-media.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { hostClaim } from '../../src/shared/sites/host.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { mediaKeysIn } from './library-media.ts';
import { assignHosts, assignMedia, type MediaUse } from './site-ownership.ts';

/** What belongs to which site, by the name of the site, as far as published documents show it. */
export type DocumentOwnership = {
  /** The site of each claim of a host. */
  hosts: ReadonlyMap<string, string>;
  /** The site of each file, by its key. What is not here belongs to the shared library. */
  media: ReadonlyMap<string, string>;
};

export function assignDocuments(documents: readonly PublishedDocument[]): DocumentOwnership {
  const sites = documents.filter(({ kind }) => kind === 'site');
  return {
    hosts: assignHosts(
      sites.map((document) => ({
        name: document.site,
        url: String(toRow(document.body)['url'] ?? ''),
        hosts: hostRows(document).map(({ host }) => String(host)),
      })),
    ),
    media: assignMedia(documents.flatMap(mediaUses)),
  };
}

/** The settings of a site without the hosts that another site keeps. */
export function withOwnHosts(
  document: PublishedDocument,
  { hosts: owners }: Pick<DocumentOwnership, 'hosts'>,
): PublishedDocument {
  const hosts = hostRows(document);
  const own = hosts.filter(({ host }) => owners.get(hostClaim(String(host))) === document.site);
  return own.length === hosts.length
    ? document
    : { ...document, body: { ...toRow(document.body), hosts: own } };
}

function hostRows({ body }: PublishedDocument): Row[] {
  const { hosts } = toRow(body);
  return Array.isArray(hosts) ? hosts.map(toRow) : [];
}

function mediaUses({ kind, site, key, body }: PublishedDocument): MediaUse<string, string>[] {
  // What comes with a feed is replaced by it, whatever page shows it.
  if (kind === 'media') return isFeedMedia(key) ? [{ media: key, site: undefined }] : [];
  if (kind === 'brands')
    return (body as readonly Row[]).flatMap(({ logo, logoBlackAndWhite }) =>
      [logo, logoBlackAndWhite].map((media) => ({ media: String(media), site: undefined })),
    );
  return mediaKeysIn(body).map((media) => ({ media, site }));
}
