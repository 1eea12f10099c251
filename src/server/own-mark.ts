import type { House } from './visit.ts';

/** The favicon of the installation's own pages, when its media library has one. */
export function ownMark({ content }: Pick<House, 'content'>): string | undefined {
  const mark = content.picture({ media: 'favicons/forecourt' }, 'en');
  return mark && `${mark.src}/original.svg`;
}
