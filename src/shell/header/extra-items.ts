import type { Link, Resolved } from '../../platform/fields/fields.ts';
import type { NavigationItem } from '../navigation.ts';
import type { headerFields } from './fields.ts';

export type ExtraItem = {
  title: string;
  link: Link;
  icon: string;
  /** Leads to another site. */
  external: boolean;
};

/** Only items with words and somewhere to go (NAV-13). */
export function extraItems(header: Resolved<typeof headerFields>): ExtraItem[] {
  return header.extraNavigationItems.flatMap(({ title, link, icon }) => {
    const words = title || link?.text;
    return link && words ? [{ title: words, link, icon, external: /^https?:/.test(link.href) }] : [];
  });
}

/**
 * A short menu leaves room for the words of the extra items. Beside a long one they are icons, and those that lead
 * to other sites stand in More.
 */
export function fitsBesideMenu(items: readonly NavigationItem[], extras: readonly ExtraItem[]): boolean {
  const letters = [...items, ...extras].reduce((sum, { title }) => sum + title.length, 0);
  return items.length + extras.length <= 7 && letters <= 64;
}
