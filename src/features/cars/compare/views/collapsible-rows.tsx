import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { CompareTexts } from '../compare-context.ts';
import type { Row } from '../comparison.ts';
import { ComparisonRow } from './comparison-row.tsx';

interface Props {
  title: string;
  count: 'compareEquipmentCount' | 'compareDataCount';
  of: readonly Row[];
  columns: number;
  onlyDifferences: boolean;
  texts: CompareTexts;
}

/** Equipment, or technical data, under a heading that folds it away (CMP-03). */
export function CollapsibleRows({ title, count, of: rows, columns, onlyDifferences, texts }: Props) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const different = rows.filter(({ differs }) => differs);
  const shown = onlyDifferences ? different : rows;
  const counted = texts(count, { count: rows.length, different: different.length });
  return (
    <>
      <tbody>
        <tr className="comparison__fold">
          <th colSpan={columns} scope="colgroup">
            <button
              className="sticky left-0 flex min-h-18 w-full max-w-[100cqw] items-center gap-3 pt-4 pr-5 pb-1 pl-6 text-left text-(length:--h3) tracking-(--track-3) focus-visible:-outline-offset-4 max-md:w-[100cqw] max-md:max-w-none max-md:pl-5 [&:hover]:text-brand-ink"
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              {/* One car alone has nothing to differ from. */}
              {rows.length > 0 && (
                <small className="text-size-small tracking-[0] text-ink-muted">
                  {columns > 2 ? counted : counted.split(',')[0]}
                </small>
              )}
              <IconShape
                of={ChevronDown}
                className="ml-auto [transition:rotate_var(--fast)_var(--ease)] [[aria-expanded='true']>&]:rotate-180"
              />
            </button>
          </th>
        </tr>
      </tbody>
      <tbody id={id} hidden={!isOpen}>
        {shown.map((row) => (
          <ComparisonRow key={row.label} row={row} texts={texts} />
        ))}
        {shown.length === 0 && (
          <tr>
            <td colSpan={columns} className="comparison__none">
              <span className="sticky left-6">
                {texts(rows.length > 0 ? 'compareAlike' : 'compareNothing')}
              </span>
            </td>
          </tr>
        )}
      </tbody>
    </>
  );
}
