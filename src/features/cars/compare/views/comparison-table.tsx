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
  /** Those whose details are loading. */
  fetching: readonly string[];
  texts: CompareTexts;
  textMap: CompareTextMap;
  onlyDifferences: boolean;
  onRemove: (car: ComparedCar) => void;
}

/** Side by side: the cars as columns, what is known of them as rows (CMP-02). */
export function ComparisonTable({ cars, fetching, texts, textMap, onlyDifferences, onRemove }: Props) {
  const { summary, equipment, technicalData } = useMemo(
    () => compareCars(cars, textMap.rules),
    [cars, textMap.rules],
  );
  const rows = { texts, onlyDifferences, columns: cars.length + 1 };
  return (
    <table className="comparison__table">
      <thead>
        <tr className="comparison__cars">
          <td className="comparison__label">{cars.length > 1 && texts('compareLegend')}</td>
          {cars.map((car, at) => (
            <th key={car.id} scope="col">
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
