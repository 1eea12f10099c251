import * as Check from 'lucide-react/icons/check';
import * as Minus from 'lucide-react/icons/minus';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { CompareTexts } from '../compare-context.ts';
import type { Cell, Row } from '../comparison.ts';

/** A line of the comparison. On phones the labels are above each value. */
export function ComparisonRow({ row, texts }: { row: Row; texts: CompareTexts }) {
  const { label, lang, differs, cells } = row;
  return (
    <tr className={differs ? 'is-other' : 'is-same'}>
      <th
        scope="row"
        className="comparison__label [.is-other>&]:before:absolute [.is-other>&]:before:-ml-4.25 [.is-other>&]:before:mt-[calc(0.775em-3.5px)] [.is-other>&]:before:size-1.75 [.is-other>&]:before:rotate-45 [.is-other>&]:before:bg-brand"
      >
        {lang ? <span lang={lang}>{label}</span> : label}
        {differs && <span className="sr-only">, {texts('compareDiffers')}</span>}
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={at} data-label={label} className={cx(cell.mark && `is-${cell.mark.kind}`)}>
          <Value cell={cell} texts={texts} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { value, mark }, texts }: { cell: Cell; texts: CompareTexts }) {
  if (value === undefined) return <span className="is-unknown">{texts('compareUnknown')}</span>;
  if (typeof value === 'boolean')
    return (
      <span>
        <IconShape of={value ? Check : Minus} className={cx(!value && 'is-missing')} />
        {texts(value ? 'compareIncluded' : 'compareMissing')}
      </span>
    );
  return (
    <span>
      {value}
      {mark?.kind === 'best' && (
        <>
          {' '}
          <small>{mark.word}</small>
        </>
      )}
    </span>
  );
}
