import type { ServerContext } from './server-context.ts';

/** In the media library. */
export const installationMark = { media: 'favicons/forecourt' };

/** The favicon of the installation's own pages, when its media library has one. */
export function installationFavicon({ content }: Pick<ServerContext, 'content'>): string | undefined {
  const mark = content.picture(installationMark, 'en');
  return mark && `${mark.src}/original.svg`;
}
