import type { MediaReference } from '../../shared/platform/fields/fields.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { MediaFile } from '../../shared/platform/media-file.ts';
import type { Picture } from '../../shared/platform/picture.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { type Theme, themeNamed } from '../../shared/ui/themes/theme.ts';
import type { UploadedFont } from '../../shared/ui/themes/uploaded-fonts.ts';
import { assembleSite } from './assemble-site.ts';

import { applyChange, createDocumentIndex, type DocumentIndex, uploadedFonts } from './document-index.ts';
import { toErrorMessage } from './error-message.ts';
import { hostOwners } from './host-owners.ts';
import { fetchedMedia, fileFrom, type MediaDocument, paintedMedia, pictureFrom } from './media.ts';
import type { Change } from './published-store.ts';
import type { SiteContent } from './site-content.ts';
import { createRedirectCompiler, logRedirectFindings, type RedirectCompiler } from './site-redirects.ts';

/** The published content of all sites, held in memory: a visitor's request never waits for the database. */
export type PublishedContent = {
  sites: () => readonly SiteContent[];
  siteNamed: (name: string) => SiteContent | undefined;
  siteAt: (host: string) => SiteContent | undefined;
  media: (id: string) => MediaDocument | undefined;
  /** By the name of its file; of a picture in layers, by that of a painted one. */
  mediaFile: (file: string) => MediaDocument | undefined;
  picture: (reference: MediaReference, language: Language) => Picture | undefined;
  theme: (name: string) => Theme;
  /** All families that were uploaded. */
  fonts: () => readonly UploadedFont[];
  /** A video or document of the library. */
  file: (reference: MediaReference) => MediaFile | undefined;
  /** Applies published changes and returns the cache tags they affect. */
  apply: (changes: readonly Change[]) => ReadonlySet<string>;
  revision: () => number;
};

export function publishedContent(log: Log): PublishedContent {
  const index = createDocumentIndex();
  const compileRedirects = createRedirectCompiler();
  let revision = 0;
  let byName = new Map<string, SiteContent>();
  const owners = hostOwners(log);
  let byHost: ReadonlyMap<string, SiteContent> = new Map();

  return {
    sites: () => [...byName.values()],
    siteNamed: (name) => byName.get(name),
    siteAt: (host) => byHost.get(host),
    media: (id) => index.media.get(id),
    mediaFile: (file) =>
      index.mediaFiles.get(file) ?? paintedMedia(file, index.mediaFiles) ?? fetchedMedia(file),
    picture: (reference, language) => {
      const found = index.media.get(reference.media);
      return found && pictureFrom(reference, found, language);
    },
    file: (reference) => {
      const found = index.media.get(reference.media);
      return found && fileFrom(reference, found);
    },
    theme: (name) => themeNamed(index.themes, name),
    fonts: () => [...uploadedFonts(index).values()],
    revision: () => revision,
    apply: (changes) => {
      const affected = new Set<string>();
      for (const change of changes) {
        for (const tag of applyChange(index, change, log)) affected.add(tag);
        revision = Math.max(revision, change.revision);
      }
      const names = affectedSites(changes, index);
      byName = rebuildSites(byName, { index, names, compileRedirects, log });
      byHost = owners.assign([...index.sites.keys()].flatMap((name) => byName.get(name) ?? []));
      return affected;
    },
  };
}

const shared: ReadonlySet<string> = new Set(['media', 'theme', 'font']);

/** A picture may be in the header of any site and a theme that of any, so a change of either rebuilds all of them. */
function affectedSites(changes: readonly Change[], index: DocumentIndex): ReadonlySet<string> {
  if (changes.some(({ document }) => shared.has(document.kind))) return new Set(index.sites.keys());
  return new Set(changes.map(({ document }) => document.site).filter(Boolean));
}

type Rebuild = {
  index: DocumentIndex;
  names: ReadonlySet<string>;
  compileRedirects: RedirectCompiler;
  log: Log;
};

function rebuildSites(old: Map<string, SiteContent>, { index, names, compileRedirects, log }: Rebuild) {
  const sites = new Map(old);
  for (const name of names) {
    const settings = index.sites.get(name);
    sites.delete(name);
    if (!settings) continue;
    try {
      const assembled = assembleSite(name, settings, index, compileRedirects);
      sites.set(name, assembled);
      if (assembled.redirects !== old.get(name)?.redirects) logRedirectFindings(assembled, log);
    } catch (problem) {
      log.error(
        { code: 'SITE_SETTINGS_REFUSED', site: name, reason: toErrorMessage(problem) },
        'site left out',
      );
    }
  }
  return sites;
}
