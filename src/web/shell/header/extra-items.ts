import type { Link, Resolved } from '../../../shared/platform/fields/fields.ts';
import type { NavigationItem } from '../navigation.ts';
import type { headerFields } from './fields.ts';

export type ExtraItem = {
  title: string;
  link: Link;
  icon: string;
  /** Links to another site. */
  external: boolean;
};

/** Only items with a title and a link (NAV-13). */
export function extraItems(header: Resolved<typeof headerFields>): ExtraItem[] {
  return header.extraNavigationItems.flatMap(({ title, link, icon }) => {
    const label = title || link?.text;
    return link && label ? [{ title: label, link, icon, external: /^https?:/.test(link.href) }] : [];
  });
}

/**
 * Beside a short menu the extra items show their titles. Beside a long one they are icons, and external links move
 * into More.
 */
export function fitsBesideMenu(items: readonly NavigationItem[], extras: readonly ExtraItem[]): boolean {
  const letters = [...items, ...extras].reduce((sum, { title }) => sum + title.length, 0);
  return items.length + extras.length <= 7 && letters <= 64;
}
