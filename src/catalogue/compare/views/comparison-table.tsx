import { useMemo } from 'react';
import type { CompareTexts } from '../compare-context.ts';
import type { CompareTextMap } from '../compare-texts.ts';
import type { ComparedCar } from '../compared-car.ts';
import { compareCars } from '../comparison.ts';
import { CarHead } from './car-head.tsx';
import { CollapsibleRows } from './collapsible-rows.tsx';
import { ComparisonRow } from './comparison-row.tsx';

interface Props {
  cars: readonly ComparedCar[];
  /** Those whose details are on their way. */
  asked: readonly string[];
  say: CompareTexts;
  spoken: CompareTextMap;
  onlyDifferences: boolean;
  onRemove: (car: ComparedCar) => void;
}

/** Side by side: the cars as columns, what is known of them as rows (CMP-02). */
export function ComparisonTable({ cars, asked, say, spoken, onlyDifferences, onRemove }: Props) {
  const { inBrief, equipment, technicalData } = useMemo(
    () => compareCars(cars, spoken.yardstick),
    [cars, spoken.yardstick],
  );
  const rows = { say, onlyDifferences, columns: cars.length + 1 };
  return (
    <table className="comparison__table">
      <thead>
        <tr className="comparison__cars">
          <td className="comparison__label">{cars.length > 1 && say('compareLegend')}</td>
          {cars.map((car, at) => (
            <th key={car.id} scope="col">
              <CarHead
                car={car}
                isFirst={at === 0}
                isIncomplete={car.known === 'card' && !asked.includes(car.id)}
                say={say}
                card={spoken.card}
                onRemove={() => onRemove(car)}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inBrief
          .filter(({ differs }) => differs || !onlyDifferences)
          .map((row) => (
            <ComparisonRow key={row.label} row={row} say={say} />
          ))}
      </tbody>
      <CollapsibleRows
        {...rows}
        title={spoken.words.carEquipment}
        count="compareEquipmentCount"
        of={equipment}
      />
      <CollapsibleRows
        {...rows}
        title={spoken.words.carTechnicalData}
        count="compareDataCount"
        of={technicalData}
      />
    </table>
  );
}
