import type { AppContext } from './app-context.ts';

/** The favicon of the installation's own pages, when its media library has one. */
export function installationFavicon({ content }: Pick<AppContext, 'content'>): string | undefined {
  const mark = content.picture({ media: 'favicons/forecourt' }, 'en');
  return mark && `${mark.src}/original.svg`;
}
