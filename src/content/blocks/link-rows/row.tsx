import type { ReactNode } from 'react';
import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { fields } from './fields.ts';

type Row = Resolved<typeof fields>['rows'][number];
type Look = { row: Row; muted: string };

interface Props {
  row: Row;
  figurePlace: 'first' | 'last';
  dark: boolean;
  /** The rows have the whole width of the page. */
  wide: boolean;
}

/** One row between hairlines. With a link the whole row is clickable, without one it is plain text. */
export function LinkRow({ row, figurePlace, dark, wide }: Props) {
  const muted = dark ? 'text-on-dark-soft' : 'text-ink-muted';
  const content =
    figurePlace === 'last' ? (
      <PriceRow row={row} muted={muted} wide={wide} />
    ) : row.figure ? (
      <FigureRow row={row} muted={muted} />
    ) : (
      <PlainRow row={row} muted={muted} />
    );
  return (
    <li className={cx('border-b', dark ? 'border-line-on-dark' : 'border-line')}>
      <RowLink link={row.link}>{content}</RowLink>
    </li>
  );
}

function RowLink({ link, children }: { link: Row['link']; children: ReactNode }) {
  if (!link) return children;
  return (
    <a href={link.href} target={link.target || undefined} className="group flex items-center gap-4 sm:gap-6">
      <span className="min-w-0 grow">{children}</span>
      <Icon
        name="arrow-right"
        className="transition-transform duration-fast ease-calm group-hover:translate-x-1"
      />
    </a>
  );
}

const underlined = 'underline-offset-4 decoration-1 group-hover:underline';

function FigureRow({ row, muted }: Look) {
  return (
    <span className="grid min-h-28 grid-cols-[5.5rem_1fr] items-center gap-x-4 py-4 sm:grid-cols-[7.5rem_1fr_auto] sm:gap-x-6">
      <span className="row-span-2 font-display text-[2.25rem] leading-none font-heading tracking-[-0.045em] sm:row-span-1 sm:text-[3rem]">
        {row.figure}
        {row.unit && (
          <span className={cx('mt-1 block font-sans text-small tracking-normal sm:ml-1 sm:inline', muted)}>
            {' '}
            {row.unit}
          </span>
        )}
      </span>
      <span>
        <span className={cx('block font-medium', underlined)}>{row.title}</span>
        {row.text && <span className={cx('block text-small', muted)}>{row.text}</span>}
      </span>
      {row.note && <span className={cx('text-small sm:text-right sm:text-body', muted)}>{row.note}</span>}
    </span>
  );
}

function PriceRow({ row, muted, wide }: Look & { wide: boolean }) {
  return (
    <span
      className={cx(
        'grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 py-5 lg:py-6',
        wide && 'lg:grid-cols-[4fr_5fr_2fr_minmax(9rem,auto)]',
      )}
    >
      <span className={cx('col-start-1 row-start-1 text-subtitle', underlined)}>{row.title}</span>
      {row.text && (
        <span
          className={cx(
            'col-span-2 col-start-1 row-start-2',
            wide && 'lg:col-span-1 lg:col-start-2 lg:row-start-1',
            muted,
          )}
        >
          {row.text}
        </span>
      )}
      {row.note && (
        <span
          className={cx(
            'col-span-2 col-start-1 text-small',
            wide && 'lg:col-span-1 lg:col-start-3 lg:row-start-1 lg:text-body',
            muted,
          )}
        >
          {row.note}
        </span>
      )}
      <span
        className={cx(
          'col-start-2 row-start-1 text-right text-[1.25rem] tracking-[-0.02em] whitespace-nowrap tabular-nums lg:text-[1.5rem]',
          wide && 'lg:col-start-4',
        )}
      >
        {row.figure}
        {row.unit && <span className={cx('text-small tracking-normal', muted)}> {row.unit}</span>}
      </span>
    </span>
  );
}

/** A short note is at the right; on phones a long one goes below, so that the text keeps its width. */
function PlainRow({ row, muted }: Look) {
  const beside = row.note.length <= SHORT_NOTE ? 'grid-cols-[1fr_auto]' : 'sm:grid-cols-[1fr_auto]';
  return (
    <span className={cx('grid min-h-16 items-center gap-x-4 gap-y-1 py-3', beside)}>
      <span>
        <span className={cx('block font-medium', underlined)}>{row.title}</span>
        {row.text && <span className={cx('block text-small', muted)}>{row.text}</span>}
      </span>
      {row.note && <span className={cx('max-sm:text-small', muted)}>{row.note}</span>}
    </span>
  );
}

const SHORT_NOTE = 16;
