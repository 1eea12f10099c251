import { useContext, useRef, useState } from 'react';
import { formatMoney } from '../../../sites/formats.ts';
import type { SlotProps } from '../../views/declared-fields.tsx';
import { SellCarContext } from './sell-car-context.ts';
import { useFormInput } from './use-form-input.ts';

type Estimated = { low: number; high: number; currency: string; cars: number };

const fields = ['make', 'model', 'year', 'milage'];

/** What the group pays for such cars, as soon as the form says which; nothing where too few are in the stock. */
export function Estimate({ field, form }: SlotProps) {
  const sellCar = useContext(SellCarContext);
  const element = useRef<HTMLDivElement>(null);
  const [estimate, setEstimate] = useState<Estimated>();
  const asked = useRef('');

  useFormInput(element, fields, async () => {
    const [make = '', model = '', year = '', mileage = ''] = fields.map((name) =>
      form.values(name)[0]?.trim(),
    );
    const digits = mileage.replace(/\s/g, '');
    const isComplete = make && model && /^\d{4}$/.test(year) && /^\d+$/.test(digits);
    const query = isComplete ? String(new URLSearchParams({ make, model, year, mileage: digits })) : '';
    if (query === asked.current) return;
    asked.current = query;
    const found = query ? await fetchEstimate(query) : undefined;
    if (asked.current === query) setEstimate(found);
  });

  if (!sellCar) return null;
  const money = (amount: number) => formatMoney(amount, estimate?.currency ?? '', sellCar.language);
  return (
    <div ref={element} role="status" className="sell-car__estimate">
      {estimate && (
        <>
          <input
            type="hidden"
            name={field.name}
            value={`${estimate.low}-${estimate.high} ${estimate.currency}`}
          />
          <p>{sellCar.texts.sellEstimateTitle}</p>
          <p className="sell-car__band">
            {money(estimate.low)} – {money(estimate.high)}
          </p>
          <p className="sell-car__basis">
            {sellCar.texts.sellEstimateBasis.replace('{count}', String(estimate.cars))}
          </p>
        </>
      )}
    </div>
  );
}

/** An estimate is an extra: without one the form is what it is. */
async function fetchEstimate(query: string): Promise<Estimated | undefined> {
  try {
    const response = await fetch(`/api/sell-car/estimate?${query}`);
    if (!response.ok) return undefined;
    const { estimate } = (await response.json()) as { estimate: Estimated | null };
    return estimate ?? undefined;
  } catch {
    return undefined;
  }
}
