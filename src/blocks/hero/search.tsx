import { cx } from '../../ui/class-names.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import type { PageContext } from '../block.ts';
import type { HeroFields } from './hero-fields.ts';

type Props = Pick<
  HeroFields,
  'hasSearchBar' | 'searchUrl' | 'searchPlaceholderPhone' | 'searchPlaceholderDesktop' | 'centerContent'
> & { page: PageContext; className?: string | undefined };

/** The way into the cars. The script turns names of makes and models into a path; without it all is keyphrase. */
export function HeroSearch({ page: { site, href, texts }, className, ...hero }: Props) {
  const list = hero.searchUrl || (site.pathToCarList && href(site.pathToCarList));
  if (!hero.hasSearchBar || !list) return null;
  return (
    <div
      data-script="hero-search"
      className={cx('max-w-160', hero.centerContent && 'mx-auto w-full', className)}
    >
      <SearchBox
        action={list}
        label={texts('searchCarsLabel')}
        button={texts('searchCars')}
        hintPhone={hero.searchPlaceholderPhone}
        hintDesktop={hero.searchPlaceholderDesktop}
      />
    </div>
  );
}
