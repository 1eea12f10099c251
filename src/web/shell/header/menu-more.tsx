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
    <li className="menu-bar__more" data-menu-more>
      <button type="button" popoverTarget={ID} className="menu-bar__item">
        {texts('menuMore')}
        <Icon name="chevron-down" className="size-3.5" />
      </button>
      <div popover="auto" id={ID} className="menu-panel menu-panel--narrow">
        <div className="menu-panel__scroll">
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
      <ShellLink link={item} texts={texts} current={ariaCurrentPage(item)} className="menu-leaves__name">
        <span>{item.title}</span>
        <Icon name="arrow-right" size="small" />
      </ShellLink>
    </li>
  );
  return (
    <li className="menu-entry">
      <details className="menu-entry__row">
        <summary aria-current={ariaCurrent(item)} className="menu-entry__name menu-entry__toggle">
          <span>{item.title}</span>
          <PlusOrMinus />
        </summary>
        <MenuLeaves items={item.children} texts={texts} first={ownPage} />
      </details>
    </li>
  );
}
