import type { MediaStore } from '../content/publishing/media-store.ts';
import type { PublishedContent } from '../content/publishing/published-content.ts';
import type { LanguageContent } from '../content/publishing/site-content.ts';
import { drawMailLogo } from '../shared/messaging/adapters/sharp-mail-logo.ts';
import type { MailLogo } from '../shared/messaging/letterhead.ts';
import type { FindLetterhead } from '../shared/messaging/letterhead-mailer.ts';
import type { Hex } from '../shared/platform/colours.ts';
import type { Log } from '../shared/platform/log.ts';
import { createLruCache } from '../shared/platform/lru-cache.ts';
import { absoluteUrl } from '../shared/sites/site.ts';
import type { Theme } from '../shared/ui/themes/theme.ts';

const MAX_LOGO = { width: 220, height: 48 };
const LOGOS_KEPT = 100;

type LogoFile = { file: string; ground: Hex; width: number; height: number };

/** The logo in the header of a site, its colours and its address, for the mails it sends. */
export function openLetterheads(
  content: PublishedContent,
  media: Pick<MediaStore, 'original'>,
  log: Log,
): FindLetterhead {
  // A file's name carries a hash of its content, so that a drawn logo never goes out of date.
  const logos = createLruCache<Promise<MailLogo | undefined>>(LOGOS_KEPT);
  return async (name, language) => {
    const found = content.siteNamed(name);
    if (!found) throw new Error(`there is no site ${name}`);
    const { site } = found;
    const { header } = found.in(language);
    const wanted = logoFile({ ...header, logo: header.logo ?? site.logo }, site.theme, content);
    return {
      siteName: site.displayName,
      homeUrl: absoluteUrl(site, language, '/'),
      theme: site.theme,
      contact: site.contact,
      logo: wanted && (await logos(JSON.stringify(wanted), () => draw(wanted, media, log))),
    };
  };
}

/** The logo for dark grounds on the brand's colour, or else the other one on white. */
function logoFile(
  { logo, logoOnDark, logoWidth, logoHeight }: LanguageContent['header'],
  theme: Theme,
  content: PublishedContent,
): LogoFile | undefined {
  const chosen = logoOnDark ?? logo;
  const document = chosen && content.media(chosen.media);
  if (!document || 'type' in document) return undefined;
  return {
    file: document.file,
    ground: logoOnDark ? theme.colours.brand : '#ffffff',
    width: Math.min(logoWidth || MAX_LOGO.width, MAX_LOGO.width),
    height: Math.min(logoHeight || MAX_LOGO.height, MAX_LOGO.height),
  };
}

/** A mail without its logo is better than none. */
async function draw(
  { file, ...box }: LogoFile,
  media: Pick<MediaStore, 'original'>,
  log: Log,
): Promise<MailLogo | undefined> {
  try {
    const bytes = await media.original(file);
    return bytes && (await drawMailLogo(bytes, box));
  } catch (error) {
    log.warn({ code: 'MAIL_LOGO_FAILED', file, error }, 'mails carry the name of the site instead');
    return undefined;
  }
}
