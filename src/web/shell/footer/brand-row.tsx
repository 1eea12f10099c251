import type { PageContext } from '../../../shared/sites/page-context.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import type { Brand } from '../brand.ts';
import { logoUrl } from '../header/logo.tsx';

interface Props {
  heading: string;
  brands: readonly Brand[];
  page: PageContext;
}

export function BrandRow({ heading, brands, page }: Props) {
  const inOneRow = brands.length <= 8;
  return (
    <div className="grid items-center gap-x-gap gap-y-4 border-line-on-dark border-b py-12 xl:grid-cols-[3fr_9fr]">
      <h2 className="text-body text-on-dark-muted tracking-normal">{heading}</h2>
      <ul
        className={cx(
          'grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap',
          inOneRow && 'xl:justify-between',
        )}
      >
        {brands.map((brand) => (
          <li key={brand.brandCode}>
            <BrandLink brand={brand} page={page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to the cars of the make, where the site has a car list (FOOT-04). */
function BrandLink({ brand, page }: { brand: Brand; page: PageContext }) {
  const { pathToCarList } = page.site;
  if (!pathToCarList) return <BrandMark brand={brand} />;
  return (
    <a
      href={`${page.href(pathToCarList)}?car_brand=${encodeURIComponent(brand.name)}`}
      className="block opacity-85 transition-opacity duration-fast hover:opacity-100"
    >
      <BrandMark brand={brand} />
    </a>
  );
}

/** 40 px high and in one light colour, whatever the colours of the logo. */
function BrandMark({ brand }: { brand: Brand }) {
  const logo = brand.logoBlackAndWhite ?? brand.logo;
  if (!logo) return <span className="flex h-10 items-center text-[1.0625rem]">{brand.name}</span>;
  return (
    <img
      src={logoUrl(logo)}
      alt={brand.name}
      width={logo.width}
      height={logo.height}
      loading="lazy"
      decoding="async"
      className="h-10 w-auto max-w-36 object-contain object-left brightness-0 invert"
    />
  );
}
