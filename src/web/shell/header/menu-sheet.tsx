import type { ReactNode } from 'react';
import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { ariaCurrent } from './aria-current.ts';
import { ExternalLinks } from './external-links.tsx';
import type { ExtraItem } from './extra-items.ts';
import { MenuLevel } from './menu-level.tsx';

export const MENU_SHEET = 'menu-sheet';

interface Props {
  items: readonly NavigationItem[];
  outside: readonly ExtraItem[];
  texts: Texts;
  /** Languages and actions, always visible below the list. */
  foot: ReactNode;
}

/** The menu below 1280 px: a sheet under the bar, one level at a time. Popovers, so it needs no script. */
export function MenuSheet({ items, outside, texts, foot }: Props) {
  return (
    <div popover="auto" id={MENU_SHEET} className="menu-sheet" data-menu-sheet>
      <nav
        aria-label={texts('mainNavigation')}
        className="menu-sheet__level flex-[1_0_auto] px-gutter pt-2 pb-6"
      >
        <ul className="[&>li]:border-b [&>li]:border-b-line">
          {items.map((item, position) => (
            <li key={item.path} className="flex">
              <Row item={item} level={`${MENU_SHEET}-${position}`} texts={texts} />
            </li>
          ))}
        </ul>
        <ExternalLinks items={outside} texts={texts} />
      </nav>
      {foot}
    </div>
  );
}

function Row({ item, level, texts }: { item: NavigationItem; level: string; texts: Texts }) {
  const name = <span>{item.title}</span>;
  const ownPage = (
    <ShellLink
      link={item}
      texts={texts}
      current={ariaCurrent(item)}
      className="menu-sheet__row flex min-h-14.5 flex-1 items-center justify-between gap-4 text-left text-[1.25rem] leading-[1.25] tracking-(--track-3) [&[aria-current]>span]:underline [&[aria-current]>span]:decoration-1 [&[aria-current]>span]:underline-offset-[0.3em]"
    >
      {name}
    </ShellLink>
  );
  if (item.children.length === 0) return ownPage;
  const next = <Icon name="chevron-right" />;
  return (
    <>
      {item.navigable ? (
        <>
          {ownPage}
          <button
            type="button"
            popoverTarget={level}
            aria-label={`${texts('menuShowMore')} ${item.title}`}
            className="menu-sheet__open grid w-14 [place-items:center_end]"
          >
            {next}
          </button>
        </>
      ) : (
        <button
          type="button"
          popoverTarget={level}
          aria-current={ariaCurrent(item)}
          className="menu-sheet__row flex min-h-14.5 flex-1 items-center justify-between gap-4 text-left text-[1.25rem] leading-[1.25] tracking-(--track-3) [&[aria-current]>span]:underline [&[aria-current]>span]:decoration-1 [&[aria-current]>span]:underline-offset-[0.3em]"
        >
          {name}
          {next}
        </button>
      )}
      <MenuLevel item={item} id={level} texts={texts} />
    </>
  );
}
