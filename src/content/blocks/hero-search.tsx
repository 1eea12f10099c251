import type { Resolved } from '../../shared/platform/fields/fields.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import type { searchBarFields } from './search-bar-fields.ts';

type Props = {
  of: Resolved<typeof searchBarFields>;
  page: PageContext;
  look?: 'pill' | 'panel' | undefined;
  className?: string | undefined;
};

/** Searches the car list, which reads the phrase; the script suggests lists while it is typed. */
export function HeroSearch({ of: bar, page, look, className }: Props) {
  const { texts } = page;
  const list = searchTarget(bar, page);
  if (!list) return null;
  return (
    <div data-script="hero-search" data-language={page.language} className={className}>
      <SearchBox
        action={list}
        label={texts('searchCarsLabel')}
        button={texts('searchCars')}
        hintPhone={bar.searchPlaceholderPhone}
        hintDesktop={bar.searchPlaceholderDesktop}
        look={look}
      />
    </div>
  );
}

/** The URL the search opens; nothing without a search bar. */
export function searchTarget(bar: Props['of'], { site, href }: PageContext): string | undefined {
  if (!bar.hasSearchBar) return undefined;
  return bar.searchUrl || (site.pathToCarList ? href(site.pathToCarList) : undefined);
}
