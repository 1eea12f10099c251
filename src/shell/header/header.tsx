import type { PageContext } from '../../blocks/block.ts';
import type { Shown } from '../../platform/fields/fields.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { type ExtraItem, extraItemsOf } from './extra-items.ts';
import type { headerFields } from './fields.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { type Alternate, languageChoices } from './languages.ts';
import { Logo } from './logo.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { MENU_SHEET, MenuSheet } from './menu-sheet.tsx';

export type HeaderProps = {
  header: Shown<typeof headerFields>;
  /** Null when the menu could not be made: the page stands without it (NAV-39). */
  navigation: readonly NavigationItem[] | null;
  page: PageContext;
  alternates: readonly Alternate[];
  /** The page asks for a header that floats over its first block. */
  overContent: boolean;
};

export function Header({ header, navigation, page, alternates, overContent }: HeaderProps) {
  const { texts } = page;
  const items = navigation ?? [];
  const languages = languageChoices(page, alternates);
  const extras = extraItemsOf(header);
  const logo = (
    <Logo
      logo={header.logo}
      logoOnDark={header.logoOnDark}
      width={header.logoWidth}
      height={header.logoHeight}
      name={page.site.displayName}
      href={page.href('/')}
      label={`${page.site.displayName}: ${texts('goToHome')}`}
    />
  );
  return (
    <header
      className={cx(
        'site-header',
        ...looksOf(header, overContent),
        hasRoom(items, extras) && 'site-header--roomy',
      )}
    >
      <div className="site-header__row page-width">
        {logo}
        <MenuBar items={items} texts={texts} />
        <div
          className={cx(
            'ml-auto flex flex-none items-center gap-1',
            extras.length > 0 && !header.action && 'xl:-mr-3',
          )}
        >
          <LanguageSwitch
            choices={languages}
            label={texts('chooseLanguage')}
            className="mr-2 hidden xl:flex"
          />
          <ExtraItems items={extras} page={page} />
          {header.action?.text && (
            <ButtonLink
              href={header.action.href}
              size="small"
              icon={header.action.href.startsWith('tel:') && <Icon name="phone" size="small" />}
              className="site-header__action"
            >
              {header.action.text}
            </ButtonLink>
          )}
          <button
            type="button"
            popoverTarget={MENU_SHEET}
            className="site-header__menu"
            aria-label={texts('openMenu')}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MenuSheet
        items={items}
        texts={texts}
        logo={logo}
        foot={<MenuFoot languages={languages} extras={extras} action={header.action} page={page} />}
      />
    </header>
  );
}

/** A sticky header stays solid, on the home page, too; only one that is not may float (NAV-33, NAV-34). */
function looksOf(header: HeaderProps['header'], overContent: boolean) {
  const placement = header.isSticky ? 'sticky' : overContent && 'over';
  return [
    placement && `site-header--${placement}`,
    header.slimNav && 'site-header--slim',
    header.hasDarkTheme && 'site-header--dark',
    header.showSeparator && 'site-header--lined',
  ] as const;
}

/** A short menu leaves room for the words of the extra items from 1280 px on, a long one only from 1500. */
function hasRoom(items: readonly NavigationItem[], extras: readonly ExtraItem[]): boolean {
  const letters = [...items, ...extras].reduce((sum, { title }) => sum + title.length, 0);
  return items.length + extras.length <= 7 && letters <= 64;
}

function ExtraItems({ items, page }: { items: readonly ExtraItem[]; page: PageContext }) {
  return items.map(({ title, link, icon }) => (
    <ShellLink
      key={link.href}
      link={link}
      texts={page.texts}
      className={cx('site-header__extra', icon && 'has-icon')}
    >
      <Icon name={icon} />
      <span>{title}</span>
    </ShellLink>
  ));
}
