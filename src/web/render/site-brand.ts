import { createHash } from 'node:crypto';
import type { BrandForm, BrandGrounds } from '../../content/publishing/brand-drawing.ts';
import type { PublishedContent } from '../../content/publishing/published-content.ts';
import type { MediaReference } from '../../shared/platform/fields/fields.ts';
import type { Site } from '../../shared/sites/site.ts';

/** The icons of a site and the picture of its shared links, drawn from one upload. */
export type SiteBrand = {
  iconFile: string;
  socialFile: string;
  grounds: BrandGrounds;
  /** Part of the addresses, so that browsers may keep what they have for ever. */
  version: string;
};

/** Raised when they are drawn otherwise. */
const DRAWN_AS = 1;

/** Undefined where the site has neither a logo nor a favicon. */
export function siteBrand(
  { logo, favicon, theme }: Pick<Site, 'logo' | 'favicon' | 'theme'>,
  media: PublishedContent['media'],
): SiteBrand | undefined {
  const fileOf = (reference: MediaReference | undefined) => {
    const found = reference && media(reference.media);
    return found && !('type' in found) && !found.paints ? found.file : undefined;
  };
  const iconFile = fileOf(favicon) ?? fileOf(logo);
  const socialFile = fileOf(logo) ?? iconFile;
  if (!iconFile || !socialFile) return undefined;
  const { paper, brand, ink } = theme.colours;
  const grounds: BrandGrounds = [paper, brand, ink, '#ffffff'];
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, iconFile, socialFile, grounds]))
    .digest('hex')
    .slice(0, 10);
  return { iconFile, socialFile, grounds, version };
}

export function brandAddress({ version }: SiteBrand, form: BrandForm): string {
  return `/site-icons/${version}/${form}`;
}
