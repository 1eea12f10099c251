import type { Texts } from '../../sites/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';

interface Props {
  items: readonly NavigationItem[];
  texts: Texts;
}

/** The menu on wide screens: words in a row; those with pages below them open a panel under the bar. */
export function MenuBar({ items, texts }: Props) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={texts('mainNavigation')} className="menu-bar">
      <ul className="menu-bar__list">
        {items.map((item, position) => (
          <li key={item.href}>
            {item.children.length > 0 ? (
              <MenuPanel item={item} id={`menu-panel-${position}`} texts={texts} />
            ) : (
              <ShellLink link={item} texts={texts} current={currentOf(item)} className="menu-bar__item">
                {item.title}
              </ShellLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A popover needs no script: the browser opens and closes it, by Escape and by a click beside it, too. */
function MenuPanel({ item, id, texts }: { item: NavigationItem; id: string; texts: Texts }) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={currentOf(item)} className="menu-bar__item">
        {item.title}
        <Icon name="chevron-down" className="size-3.5" />
      </button>
      <div popover="auto" id={id} className="menu-panel">
        <div className="page-width grid grid-cols-[3fr_9fr] gap-gap pt-12 pb-16">
          <p className="font-display font-heading text-title">
            <ShellLink link={item} texts={texts} current={pageOf(item)} className="menu-panel__head">
              {item.title}
              <Icon name="arrow-right" />
            </ShellLink>
          </p>
          <ul className="columns-3 gap-x-gap">
            {item.children.map((child) => (
              <li key={child.href} className="break-inside-avoid border-line border-t">
                <ShellLink link={child} texts={texts} current={pageOf(child)} className="menu-panel__entry">
                  {child.title}
                </ShellLink>
                {child.children.length > 0 && (
                  <ul className="pb-5">
                    {child.children.map((leaf) => (
                      <li key={leaf.href}>
                        <ShellLink
                          link={leaf}
                          texts={texts}
                          current={pageOf(leaf)}
                          className="menu-panel__leaf"
                        >
                          {leaf.title}
                        </ShellLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function pageOf(item: NavigationItem): 'page' | undefined {
  return item.current ? 'page' : undefined;
}

/** On the first level the item above the open page is underlined as well (NAV-11). */
export function currentOf(item: NavigationItem): 'page' | 'true' | undefined {
  return item.onTheWay ? 'true' : pageOf(item);
}
