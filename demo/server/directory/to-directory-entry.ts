import type { PublishedContent } from '../../../src/content/publishing/published-content.ts';
import type { SiteContent } from '../../../src/content/publishing/site-content.ts';
import { resolveFields } from '../../../src/shared/platform/fields/resolve-fields.ts';
import { siteFields } from '../../../src/shared/sites/site.ts';
import { headerFields } from '../../../src/web/shell/header/fields.ts';
import type { DirectoryEntry } from './directory-entry.ts';

/** A site as its own content describes it. */
export function toDirectoryEntry(content: PublishedContent, siteContent: SiteContent): DirectoryEntry {
  const { site } = siteContent;
  const language = site.languages[0];
  const { header, tree } = siteContent.in(language);
  const picture = (reference: { media: string }) => content.picture(reference, language);
  const { directory } = resolveFields(
    { directory: siteFields.directory },
    { directory: site.directory },
    picture,
  );
  const { bay: carPicture, bayTone: wallTone, ...settings } = directory;
  const { logo, logoOnDark } = resolveFields(headerFields, header, picture);
  return {
    name: site.name,
    displayName: site.displayName,
    country: site.country,
    theme: site.theme,
    languages: site.languages,
    directory: { ...settings, carPicture, wallTone },
    address: `${site.url}/`,
    open: tree.find('/') !== undefined,
    logos: { onLight: logo, onDark: logoOnDark },
  };
}
