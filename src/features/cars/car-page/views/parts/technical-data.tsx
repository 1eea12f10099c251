import type { PageContext } from '../../../../../shared/sites/page-context.ts';
import { Disclosure } from '../../../../../shared/ui/disclosure.tsx';
import type { Car } from '../../../record/car.ts';
import { hasTechnicalData, technicalData } from '../../../record/car-facts.ts';
import { CarSection } from './car-section.tsx';

const ROWS_WHILE_CLOSED = 5;

/** Five rows, then all (DET-21). A sample may have none yet, and says so (DET-24). */
export function TechnicalData({ car, page: { texts, language } }: { car: Car; page: PageContext }) {
  const data = technicalData(car, { language, texts });
  if (car.isSample && !hasTechnicalData(car))
    return (
      <CarSection title={texts('carTechnicalData')}>
        <p className="max-w-text text-ink-muted text-lead">{texts('sampleMissingText')}</p>
      </CarSection>
    );
  if (data.length === 0) return null;
  const rows = (
    <dl className="border-line border-t print:columns-2 print:gap-8 print:text-small">
      {data.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[5fr_7fr] gap-4 break-inside-avoid border-line border-b py-3.5 print:py-0.5"
        >
          <dt className="text-ink-muted">{texts(label)}</dt>
          <dd className="break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <CarSection title={texts('carTechnicalData')}>
      {data.length > ROWS_WHILE_CLOSED ? (
        <Disclosure
          id="technical-data"
          shows="five rows"
          more={texts('detailAllData', { count: data.length })}
          less={texts('detailLessData')}
        >
          {rows}
        </Disclosure>
      ) : (
        rows
      )}
    </CarSection>
  );
}
