import { useMemo } from 'react';
import type { CompareTexts } from '../compare-context.ts';
import type { CompareTextMap } from '../compare-texts.ts';
import type { ComparedCar } from '../compared-car.ts';
import { compareCars } from '../comparison.ts';
import { CarHead } from './car-head.tsx';
import { CollapsibleRows } from './collapsible-rows.tsx';
import { ComparisonRow } from './comparison-row.tsx';

export interface ComparisonProps {
  cars: readonly ComparedCar[];
  /** Those whose details are loading. */
  fetching: readonly string[];
  texts: CompareTexts;
  textMap: CompareTextMap;
  onRemove: (car: ComparedCar) => void;
}

type Props = ComparisonProps & { onlyDifferences: boolean };

/** Side by side: the cars as columns, what is known of them as rows (CMP-02). */
export function ComparisonTable({ cars, fetching, texts, textMap, onlyDifferences, onRemove }: Props) {
  const { summary, equipment, technicalData } = useMemo(
    () => compareCars(cars, textMap.rules),
    [cars, textMap.rules],
  );
  const rows = { texts, onlyDifferences, columns: cars.length + 1 };
  return (
    <table className="comparison__table mx-auto w-min table-fixed [border-collapse:separate] [border-spacing:0] max-md:mx-0 [&_.is-best]:font-medium [&_.is-best]:text-brand-ink [&_.is-best_small]:ml-1 [&_.is-best_small]:text-size-micro [&_.is-best_small]:font-normal [&_:is(th,td)]:[box-sizing:border-box] [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:font-normal [&_:is(th,td)]:wrap-break-word [&_:is(th,td)]:tabular-nums [&_td.is-odd>span]:-mx-2.5 [&_td.is-odd>span]:-my-1 [&_td.is-odd>span]:rounded-field [&_td.is-odd>span]:bg-brand-tint [&_td.is-odd>span]:px-2.5 [&_td.is-odd>span]:py-1 max-md:[&_td.is-odd>span]:mt-0.5 max-md:[&_td.is-odd>span]:mb-0 max-md:[&_td.is-odd>span]:py-0.5 [&_td>span]:inline-block [&_td>span>.icon]:mr-2 [&_td>span>.icon]:[vertical-align:-0.25rem] [&_td>span>.icon]:text-brand-ink [&_td>span>.icon.is-missing]:text-ink-faint max-md:[&_td[data-label]::before]:block max-md:[&_td[data-label]::before]:text-size-micro max-md:[&_td[data-label]::before]:font-normal">
      <thead>
        <tr className="comparison__cars [&>:is(th,td)]:border-b-0">
          <td className="comparison__label [.is-other>&]:before:mr-2.5 [.is-other>&]:before:mb-0.5 [.is-other>&]:before:-ml-4.25 [.is-other>&]:before:size-1.75 [.is-other>&]:before:rotate-45 [.is-other>&]:before:bg-brand">
            {cars.length > 1 && texts('compareLegend')}
          </td>
          {cars.map((car, at) => (
            <th className="h-px" key={car.id} scope="col">
              <CarHead
                car={car}
                isFirst={at === 0}
                isIncomplete={car.known === 'card' && !fetching.includes(car.id)}
                texts={texts}
                card={textMap.card}
                onRemove={() => onRemove(car)}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summary
          .filter(({ differs }) => differs || !onlyDifferences)
          .map((row) => (
            <ComparisonRow key={row.label} row={row} texts={texts} />
          ))}
      </tbody>
      <CollapsibleRows
        {...rows}
        title={textMap.texts.carEquipment}
        count="compareEquipmentCount"
        of={equipment}
      />
      <CollapsibleRows
        {...rows}
        title={textMap.texts.carTechnicalData}
        count="compareDataCount"
        of={technicalData}
      />
    </table>
  );
}
