import type { PageContext } from '../../../../../shared/sites/page-context.ts';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import type { Car } from '../../../record/car.ts';
import { keyFacts } from '../../../record/car-facts.ts';
import { CarSection } from './car-section.tsx';

/** The key facts, at most twelve: three rows of four. */
export function KeyFacts({ car, page: { texts, language } }: { car: Car; page: PageContext }) {
  const facts = keyFacts(car, language);
  if (facts.length === 0) return null;
  return (
    <CarSection title={texts('carInBrief')}>
      <dl className="grid grid-cols-2 border-line border-t xl:grid-cols-4 print:grid-cols-4">
        {facts.map(({ icon, label, value }) => (
          <div key={label} className="border-line border-b py-5 pr-4 print:py-1">
            <dt className="text-ink-muted text-small">
              <Icon name={icon} className="mb-2 block text-brand-ink" />
              {texts(label)}
            </dt>
            <dd className="text-lead tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </CarSection>
  );
}
