import { cx } from '../../ui/class-names.ts';
import type { HeroFields } from './hero-fields.ts';

type Props = Pick<HeroFields, 'quickLinks' | 'textColor' | 'centerContent'>;

/** Small ways in. On phones they run out of the page sideways, so that the next one's edge is seen. */
export function QuickLinks({ quickLinks, textColor, centerContent }: Props) {
  const links = quickLinks.flatMap(({ link }) => link ?? []);
  if (links.length === 0) return null;
  return (
    <ul
      className={cx(
        'mt-4 flex gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:pb-1 max-md:[scrollbar-width:none] md:flex-wrap',
        centerContent && 'md:justify-center',
      )}
    >
      {links.map((link) => (
        <li key={link.href + link.text}>
          <a href={link.href} className={cx(chip, textColor === 'Black' ? chipOnLight : chipOnDark)}>
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

const chip =
  'inline-flex min-h-9 items-center whitespace-nowrap rounded-pill border px-3.5 py-1 text-small transition-colors duration-fast focus-visible:rounded-pill';
const chipOnDark = 'border-line-on-dark bg-scrim/28 hover:border-on-dark hover:bg-on-dark hover:text-ink';
const chipOnLight = 'border-line bg-paper/60 hover:border-ink';
