import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { ariaCurrent, ariaCurrentPage } from './aria-current.ts';
import { ExternalLinks } from './external-links.tsx';
import type { ExtraItem } from './extra-items.ts';
import { MenuEntry, PlusOrMinus } from './menu-entry.tsx';
import { MenuLeaves } from './menu-leaves.tsx';

interface Props {
  items: readonly NavigationItem[];
  outside: readonly ExtraItem[];
  texts: Texts;
}

const ID = 'menu-more';

/**
 * Repeats every item, for a bar that is too narrow. Which of them are visible here and which in the bar is measured in
 * the browser (src/web/client/menu/overflow.ts); until then More is hidden.
 */
export function MenuMore({ items, outside, texts }: Props) {
  return (
    <li
      className="menu-bar__more [anchor-name:--menu-more] [.menu-bar:not([data-measured])_&]:invisible [.menu-bar:not([data-measured])_&]:absolute"
      data-menu-more
    >
      <button type="button" popoverTarget={ID} className="menu-bar__item">
        {texts('menuMore')}
        <Icon name="chevron-down" className="size-3.5" />
      </button>
      <div
        popover="auto"
        id={ID}
        className="menu-panel fixed m-0 max-w-none overflow-visible bg-paper text-ink backdrop:bg-[rgb(var(--scrim)/0.5)] max-xl:[&:popover-open]:hidden menu-panel--narrow w-84 rounded-[0_0_var(--radius)_var(--radius)] border-t-0"
      >
        <div className="max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain [.menu-panel--narrow>&]:px-6 [.menu-panel--narrow>&]:pt-2 [.menu-panel--narrow>&]:pb-5">
          <ul data-menu-moved>
            {items.map((item) =>
              item.children.length > 0 && !item.navigable ? (
                <OpeningEntry key={item.path} item={item} texts={texts} />
              ) : (
                <MenuEntry key={item.path} item={item} texts={texts} />
              ),
            )}
          </ul>
          <ExternalLinks items={outside} texts={texts} />
        </div>
      </div>
    </li>
  );
}

/** An item that only opens (NAV-15): the whole row expands the pages below, its own page first. */
function OpeningEntry({ item, texts }: { item: NavigationItem; texts: Texts }) {
  const ownPage = (
    <li>
      <ShellLink
        link={item}
        texts={texts}
        current={ariaCurrentPage(item)}
        className="menu-leaves__name flex min-h-9 items-center gap-3 in-[.menu-sheet]:min-h-10 [.menu-leaves_.menu-leaves_&]:min-h-8"
      >
        <span>{item.title}</span>
        <Icon name="arrow-right" size="small" />
      </ShellLink>
    </li>
  );
  return (
    <li className="menu-entry [&[hidden]]:hidden">
      <details className="menu-entry__row relative">
        <summary
          aria-current={ariaCurrent(item)}
          className="menu-entry__name flex gap-2 py-[calc((var(--row)-1.25em)/2)] text-[1.25rem] leading-[1.25] tracking-(--track-3) in-[.menu-panel--narrow]:text-[1.0625rem] menu-entry__toggle"
        >
          <span>{item.title}</span>
          <PlusOrMinus />
        </summary>
        <MenuLeaves items={item.children} texts={texts} first={ownPage} />
      </details>
    </li>
  );
}
