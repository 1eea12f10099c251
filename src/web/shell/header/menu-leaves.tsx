import type { ReactNode } from 'react';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { ariaCurrentPage } from './aria-current.ts';

interface Props {
  items: readonly NavigationItem[];
  texts: Texts;
  first?: ReactNode;
}

/** The lowest level of a menu: a list of names; deeper pages are indented. */
export function MenuLeaves({ items, texts, first }: Props) {
  return (
    <ul className="menu-leaves">
      {first}
      {items.map((leaf) => (
        <li key={leaf.path}>
          <ShellLink link={leaf} texts={texts} current={ariaCurrentPage(leaf)} className="menu-leaves__name">
            <span>{leaf.title}</span>
          </ShellLink>
          {leaf.children.length > 0 && <MenuLeaves items={leaf.children} texts={texts} />}
        </li>
      ))}
    </ul>
  );
}
