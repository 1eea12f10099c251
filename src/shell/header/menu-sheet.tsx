import type { ReactNode } from 'react';
import type { Texts } from '../../sites/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { currentOf } from './menu-bar.tsx';

export const MENU_SHEET = 'menu-sheet';

interface Props {
  items: readonly NavigationItem[];
  texts: Texts;
  logo: ReactNode;
  /** Languages and acts, always in sight below the list. */
  foot: ReactNode;
}

/** The menu below 1280 px: a sheet over the whole screen, one level at a time. Popovers, so it needs no script. */
export function MenuSheet({ items, texts, logo, foot }: Props) {
  return (
    <div popover="auto" id={MENU_SHEET} className="menu-sheet">
      <div className="menu-sheet__top page-width">
        {logo}
        <CloseButton label={texts('closeMenu')} focused />
      </div>
      <nav aria-label={texts('mainNavigation')} className="menu-sheet__level">
        <ul className="menu-sheet__list">
          {items.map((item, position) => (
            <li key={item.href}>
              {item.children.length > 0 ? (
                <Below item={item} id={`${MENU_SHEET}-${position}`} texts={texts} logo={logo} />
              ) : (
                <Row item={item} texts={texts} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {foot}
    </div>
  );
}

function Row({ item, texts }: { item: NavigationItem; texts: Texts }) {
  return (
    <ShellLink link={item} texts={texts} current={currentOf(item)} className="menu-sheet__row">
      <span>{item.title}</span>
    </ShellLink>
  );
}

/** The pages below an item, as a sheet of their own with a way back (NAV-19). */
function Below({
  item,
  id,
  texts,
  logo,
}: {
  item: NavigationItem;
  id: string;
  texts: Texts;
  logo: ReactNode;
}) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={currentOf(item)} className="menu-sheet__row">
        <span>{item.title}</span>
        <Icon name="chevron-right" />
      </button>
      <div popover="auto" id={id} className="menu-sheet menu-sheet--below">
        <div className="menu-sheet__top page-width">
          {logo}
          <CloseButton label={texts('closeMenu')} />
        </div>
        <div className="menu-sheet__level">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="menu-sheet__back"
            // biome-ignore lint/a11y/noAutofocus: only when the sheet opens; focus must follow what is seen
            autoFocus
          >
            <Icon name="arrow-left" size="small" />
            {texts('openMenu')}
          </button>
          <p className="mt-1 mb-4 font-display font-heading text-title">
            <ShellLink
              link={item}
              texts={texts}
              current={item.current ? 'page' : undefined}
              className="menu-panel__head"
            >
              {item.title}
              <Icon name="arrow-right" />
            </ShellLink>
          </p>
          <ul className="menu-sheet__list">
            {item.children.map((child) => (
              <li key={child.href}>
                <Row item={child} texts={texts} />
                {child.children.length > 0 && (
                  <ul className="pb-3 pl-4">
                    {child.children.map((leaf) => (
                      <li key={leaf.href}>
                        <ShellLink
                          link={leaf}
                          texts={texts}
                          current={leaf.current ? 'page' : undefined}
                          className="menu-panel__leaf min-h-10"
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

function CloseButton({ label, focused = false }: { label: string; focused?: boolean }) {
  return (
    <button
      type="button"
      popoverTarget={MENU_SHEET}
      popoverTargetAction="hide"
      aria-label={label}
      className="icon-button icon-button--bare -mr-3 ml-auto"
      // biome-ignore lint/a11y/noAutofocus: only when the sheet opens; focus must follow what is seen
      autoFocus={focused}
    >
      <Icon name="x" />
    </button>
  );
}
