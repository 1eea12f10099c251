import { cx } from '../../../../src/shared/ui/class-names.ts';
import { arrange } from '../arrange.ts';
import type { DirectoryEntry } from '../directory-entry.ts';
import { type Section, sectionLine, sectionTitles } from '../texts.ts';
import { SiteCard } from './site-card.tsx';

interface Props {
  section: Section;
  entries: readonly DirectoryEntry[];
}

/** One section of the directory; a section without sites is not shown. */
export function SiteGroup({ section, entries }: Props) {
  if (entries.length === 0) return null;
  const { columns, cards } = arrange(entries);
  const id = `sites-${section.toLowerCase().replaceAll(' ', '-')}`;
  const small = columns === 4;
  return (
    <section aria-labelledby={id} className="not-first:mt-[clamp(3.5rem,5.6vw,5rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-6">
        <h2 id={id} className="text-title font-heading">
          {sectionTitles[section]}
        </h2>
        <p className="text-ink-muted">{sectionLine(section, entries)}</p>
      </div>
      <ul
        className={cx(
          'grid gap-x-gap sm:gap-y-[clamp(2rem,2.8vw,2.5rem)]',
          small ? 'grid-cols-2 gap-y-7 min-[68.75rem]:grid-cols-4' : 'gap-y-8 sm:grid-cols-3',
        )}
      >
        {cards.map(({ entry, wide }) => (
          <SiteCard key={entry.name} entry={entry} wide={wide} small={small} />
        ))}
      </ul>
    </section>
  );
}
