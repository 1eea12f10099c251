import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { isIconName } from '../../../shared/ui/icon-names.ts';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { type ExtraItem, extraItems, fitsBesideMenu } from './extra-items.ts';
import type { headerFields } from './fields.ts';
import { headerPosition } from './header-position.ts';
import { type Alternate, languageChoices } from './language-choices.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { MENU_SHEET, MenuSheet } from './menu-sheet.tsx';
import { SavedCarsLink } from './saved-cars-link.tsx';

export type HeaderProps = {
  header: Resolved<typeof headerFields>;
  /** Null when the menu could not be built: the page is shown without it (NAV-39). */
  navigation: readonly NavigationItem[] | null;
  page: PageContext;
  alternates: readonly Alternate[];
  /** Languages that have a home page; all of the site's without it. */
  languagesWithHome?: readonly Language[] | undefined;
  /** The page has its header over the first block. */
  overContent: boolean;
  /** The page of saved cars, on sites that have one. */
  savedCars?: string | undefined;
};

export function Header({
  header,
  navigation,
  page,
  alternates,
  languagesWithHome,
  overContent,
  savedCars,
}: HeaderProps) {
  const { texts } = page;
  const items = navigation ?? [];
  const languages = languageChoices(page, alternates, languagesWithHome);
  const extras = extraItems(header);
  const external = extras.filter((extra) => extra.external);
  const fits = fitsBesideMenu(items, extras);
  const inBar = extras.filter((extra) => fits || !extra.external);
  return (
    <header className={cx('site-header', ...looksOf(header, overContent))}>
      <div className="site-header__row page-width">
        <Logo
          logo={header.logo}
          logoOnDark={header.logoOnDark}
          width={header.logoWidth}
          height={header.logoHeight}
          name={page.site.displayName}
          href={page.href('/')}
          label={`${page.site.displayName}: ${texts('goToHome')}`}
          onPicture={header.hasDarkTheme || (overContent && !header.isSticky)}
        />
        <MenuBar items={items} outside={fits ? [] : external} texts={texts} />
        <div
          className={cx(
            'ml-auto flex flex-none items-center gap-1',
            inBar.length > 0 && !header.action && 'xl:-mr-3',
          )}
        >
          <LanguageSwitch
            choices={languages}
            label={texts('chooseLanguage')}
            className="mr-2 hidden xl:flex"
          />
          <ExtraItems items={inBar} fits={fits} page={page} />
          {savedCars && <SavedCarsLink href={savedCars} label={texts('savedCars')} />}
          {header.action?.text && (
            <ButtonLink
              href={header.action.href}
              size="small"
              icon={header.action.href.startsWith('tel:') && <Icon name="phone" size="small" />}
              className="site-header__action [&.button]:ml-2 [&.button]:hidden sm:[&.button]:inline-flex"
            >
              {header.action.text}
            </ButtonLink>
          )}
          <button
            type="button"
            popoverTarget={MENU_SHEET}
            className="site-header__menu -mr-3 inline-grid size-11 place-items-center rounded-[50%] [transition:background-color_var(--fast)] xl:hidden"
            aria-label={texts('openMenu')}
          >
            <Icon name="menu" />
            <Icon name="x" />
          </button>
        </div>
      </div>
      <MenuSheet
        items={items}
        outside={external}
        texts={texts}
        foot={
          <MenuFooter
            languages={languages}
            extras={extras.filter((extra) => !extra.external)}
            action={header.action}
            page={page}
          />
        }
      />
    </header>
  );
}

function looksOf(header: HeaderProps['header'], overContent: boolean) {
  const position = headerPosition(header, overContent);
  return [
    position && `site-header--${position}`,
    header.slimNav && 'site-header--slim',
    header.hasDarkTheme && 'site-header--dark',
    header.showSeparator && 'site-header--lined',
  ] as const;
}

/** Where icon and title do not fit side by side, only the icon is visible. */
function ExtraItems({
  items,
  fits,
  page,
}: {
  items: readonly ExtraItem[];
  fits: boolean;
  page: PageContext;
}) {
  return items.map(({ title, link, icon, external }) => {
    const hasIcon = isIconName(icon);
    return (
      <ShellLink
        key={link.href}
        link={link}
        texts={page.texts}
        className={cx(
          'site-header__extra min-h-11 items-center gap-2 rounded-pill px-3 text-size-small whitespace-nowrap [transition:background-color_var(--fast)] focus-visible:rounded-pill max-xl:[&.is-external]:hidden',
          hasIcon && 'has-icon',
          external && 'is-external',
        )}
      >
        <Icon name={icon} />
        <span className={hasIcon ? (fits ? 'max-xl:sr-only' : 'sr-only') : undefined}>{title}</span>
      </ShellLink>
    );
  });
}
