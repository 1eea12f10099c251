import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import type { Block, BlockProps } from '../block.ts';
import { HeroSearch, searchTarget } from '../hero-search.tsx';
import { Buttons } from './buttons.tsx';
import { CarOnStage } from './car-on-stage.tsx';
import { fields as declared } from './fields.ts';
import { ShortcutCards } from './shortcut-cards.tsx';
import { tones } from './tones.ts';

export const block = { fields: declared, view: StageHero } satisfies Block<typeof declared>;

type Fields = Resolved<typeof declared>;

/** A car on a coloured stage, the offer beside it, and links into the site at the bottom. */
function StageHero({ fields, page }: BlockProps<typeof declared>) {
  if (!fields.title) return null;
  const look = tones[fields.tone];
  const large = fields.size === 'large';
  const ways = fields.ways.filter((way) => way.title && way.link);
  const hasFoot = ways.length > 0 || searchTarget(fields, page) !== undefined;
  return (
    <div>
      <div className={cx('relative overflow-hidden', look.stage)}>
        <Rings className={cx(look.line, large ? 'xl:-top-10' : 'xl:-top-64')} disc={look.disc} />
        <div
          className={cx(
            'page-width relative flex flex-col md:block',
            large ? 'md:min-h-176' : 'md:min-h-112',
            hasFoot ? 'pb-16 md:pb-28' : 'pb-10 md:pb-16',
          )}
        >
          <div className={cx('relative z-1 max-w-140', large ? topOf.large : topOf.small)}>
            <h1>{fields.title}</h1>
            {fields.text && <p className="mt-6 max-w-116 text-balance text-lead">{fields.text}</p>}
            <Buttons fields={fields} />
            <Figures figures={fields.figures} line={look.line} />
          </div>
          {fields.image && <CarOnStage picture={fields.image} fields={fields} />}
        </div>
      </div>
      {hasFoot && (
        <ShortcutCards ways={ways}>
          <HeroSearch of={fields} page={page} look="panel" />
        </ShortcutCards>
      )}
    </div>
  );
}

/** Under a header that floats over the page the words start lower. */
const topOf = {
  large:
    'pt-10 md:pt-18 in-data-[header=over]:pt-[calc(var(--header)+1.5rem)] md:in-data-[header=over]:pt-[calc(var(--header)+5rem)]',
  small:
    'pt-10 md:pt-16 in-data-[header=over]:pt-[calc(var(--header)+1.5rem)] md:in-data-[header=over]:pt-[calc(var(--header)+3rem)]',
};

function Rings({ className, disc }: { className: string; disc: string }) {
  return (
    <svg
      viewBox="0 0 800 800"
      aria-hidden="true"
      className={cx(
        'not-on-paper absolute -right-55 bottom-0 w-160 max-w-none fill-none md:-right-48 md:bottom-auto md:-top-10 md:w-280',
        className,
      )}
    >
      <circle cx="400" cy="400" r="400" className={cx(disc, 'stroke-none')} />
      <circle cx="400" cy="400" r="300" />
      <circle cx="400" cy="400" r="202" />
    </svg>
  );
}

function Figures({ figures, line }: { figures: Fields['figures']; line: string }) {
  if (figures.length === 0) return null;
  return (
    <ul className="mt-12 hidden gap-10 xl:flex">
      {figures.map(({ value, label }) => (
        <li key={label} className={cx('text-small not-first:border-l not-first:pl-10', line)}>
          <b className="block text-title font-heading num">{value}</b>
          {label}
        </li>
      ))}
    </ul>
  );
}
