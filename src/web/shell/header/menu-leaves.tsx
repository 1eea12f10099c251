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
    <ul className="menu-leaves pb-5 in-[.menu-leaves]:pt-0 in-[.menu-leaves]:pr-0 in-[.menu-leaves]:pb-2 in-[.menu-leaves]:pl-4 in-[.menu-leaves]:text-size-small in-[.menu-leaves]:text-ink-muted in-[.menu-sheet]:pt-0 in-[.menu-sheet]:pr-0 in-[.menu-sheet]:pb-3 in-[.menu-sheet]:pl-4">
      {first}
      {items.map((leaf) => (
        <li key={leaf.path}>
          <ShellLink
            link={leaf}
            texts={texts}
            current={ariaCurrentPage(leaf)}
            className="menu-leaves__name flex min-h-9 items-center gap-3 in-[.menu-sheet]:min-h-10 [.menu-leaves_.menu-leaves_&]:min-h-8"
          >
            <span>{leaf.title}</span>
          </ShellLink>
          {leaf.children.length > 0 && <MenuLeaves items={leaf.children} texts={texts} />}
        </li>
      ))}
    </ul>
  );
}
