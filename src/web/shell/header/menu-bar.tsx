import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { ariaCurrent } from './aria-current.ts';
import type { ExtraItem } from './extra-items.ts';
import { MenuMore } from './menu-more.tsx';
import { MenuPanel } from './menu-panel.tsx';

interface Props {
  items: readonly NavigationItem[];
  /** External links, shown in More. */
  outside: readonly ExtraItem[];
  texts: Texts;
}

/** The menu on wide screens: a row of items; those with pages below them open a panel under the bar. */
export function MenuBar({ items, outside, texts }: Props) {
  if (items.length === 0) return null;
  return (
    <nav
      aria-label={texts('mainNavigation')}
      className="menu-bar min-w-0 flex-[1_1_0] max-xl:hidden"
      data-menu-bar
    >
      <ul className="menu-bar__list -mx-1 flex items-center gap-x-[clamp(1.25rem,2.1vw,2rem)] gap-y-8 px-1 py-1.5 [&>li]:flex [&>li]:flex-none [&>li]:items-center [&>li[hidden]]:hidden [.menu-bar:not([data-measured])>&]:h-13 [.menu-bar:not([data-measured])>&]:[scrollbar-width:none] [.menu-bar:not([data-measured])>&]:flex-wrap [.menu-bar:not([data-measured])>&]:overflow-y-auto noscript:[.menu-bar:not([data-measured])>&]:h-auto noscript:[.menu-bar:not([data-measured])>&]:gap-y-0 noscript:[.menu-bar:not([data-measured])>&]:overflow-visible">
        {items.map((item, position) => (
          <li key={item.path} data-menu-item>
            {item.children.length > 0 ? (
              <ItemWithPanel item={item} id={`menu-panel-${position}`} texts={texts} />
            ) : (
              <ShellLink link={item} texts={texts} current={ariaCurrent(item)} className="menu-bar__item">
                {item.title}
              </ShellLink>
            )}
          </li>
        ))}
        <MenuMore items={items} outside={outside} texts={texts} />
      </ul>
    </nav>
  );
}

/** Popovers work without script; src/web/client/menu adds hover and arrows. */
function ItemWithPanel({ item, id, texts }: { item: NavigationItem; id: string; texts: Texts }) {
  const chevron = <Icon name="chevron-down" className="size-3.5" />;
  return (
    <>
      {item.navigable ? (
        <>
          <ShellLink link={item} texts={texts} current={ariaCurrent(item)} className="menu-bar__item">
            {item.title}
          </ShellLink>
          <button
            type="button"
            popoverTarget={id}
            aria-label={`${texts('menuShowMore')} ${item.title}`}
            className="menu-bar__open -mr-1.75 min-w-7 justify-center"
          >
            {chevron}
          </button>
        </>
      ) : (
        <button type="button" popoverTarget={id} aria-current={ariaCurrent(item)} className="menu-bar__item">
          {item.title}
          {chevron}
        </button>
      )}
      <MenuPanel item={item} id={id} texts={texts} />
    </>
  );
}
