import type { Link, Shown } from '../../platform/fields/fields.ts';
import type { headerFields } from './fields.ts';

export type ExtraItem = { title: string; link: Link; icon: string };

/** Only items with words and somewhere to go (NAV-13). */
export function extraItemsOf(header: Shown<typeof headerFields>): ExtraItem[] {
  return header.extraNavigationItems.flatMap(({ title, link, icon }) => {
    const words = title || link?.text;
    return link && words ? [{ title: words, link, icon }] : [];
  });
}
