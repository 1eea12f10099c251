import { ChipLink } from '../../../shared/ui/chip.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import type { HeroFields } from './hero-fields.ts';

type Props = Pick<HeroFields, 'quickLinks' | 'centerContent'>;

/** Shortcuts. On phones the row scrolls sideways and shows the next one's edge. */
export function QuickLinks({ quickLinks, centerContent }: Props) {
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
          <ChipLink
            href={link.href}
            target={link.target || undefined}
            className="in-[.on-dark]:not-hover:bg-scrim/28"
          >
            {link.text}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
