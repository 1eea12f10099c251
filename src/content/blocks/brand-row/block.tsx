import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = { fields, view: BrandRow } satisfies Block<typeof fields>;

type Brand = BlockProps<typeof fields>['fields']['brands'][number];

function BrandRow({ fields: { heading, brands }, page }: BlockProps<typeof fields>) {
  if (brands.length === 0) return null;
  return (
    <section aria-label={heading || page.texts('brands')} className="border-line border-b">
      <div className="page-width grid items-center gap-x-gap gap-y-2 py-6 xl:grid-cols-[3fr_9fr] xl:py-10">
        {heading && <p className="text-ink-muted">{heading}</p>}
        <ul className={cx(row, brands.some(({ link }) => link) ? scrolling : wrapping)}>
          {brands.map((brand) => (
            <li key={brand.name} className="flex min-h-8 flex-none items-center">
              <Mark {...brand} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const row = 'flex items-center gap-x-8 xl:col-start-2 xl:justify-between xl:gap-x-6';
const scrolling =
  'max-xl:-mx-gutter max-xl:overflow-x-auto max-xl:px-gutter max-xl:py-1 max-xl:[scrollbar-width:none]';
/** Without links nothing in the row takes the focus, so the keyboard could not scroll it. */
const wrapping = 'max-xl:flex-wrap max-xl:gap-y-2';

function Mark({ logo, name, link }: Brand) {
  const mark = logo ? (
    <Picture
      picture={{ ...logo, alt: logo.alt || name }}
      sizes="8rem"
      className="brand-mark h-7 w-auto max-w-none"
    />
  ) : (
    <span className="text-subtitle">{name}</span>
  );
  if (!link) return mark;
  return (
    <a
      href={link.href}
      className="flex min-h-8 items-center opacity-80 transition-opacity duration-fast hover:opacity-100"
    >
      {mark}
    </a>
  );
}
