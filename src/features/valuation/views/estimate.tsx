import { useRef, useState } from 'react';
import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { PartProps } from './sell-car-context.ts';
import { useFormInput } from './use-form-input.ts';

type Estimated = { low: number; high: number; currency: string; cars: number };

const fields = ['make', 'model', 'year', 'milage'];

/** What the group pays for such cars, as soon as the form says which; nothing where too few are in the stock. */
export function Estimate({ field, form, sellCar: { language, texts }, container }: PartProps) {
  const [estimate, setEstimate] = useState<Estimated>();
  const asked = useRef('');

  useFormInput(container, fields, async () => {
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

  if (!estimate) return null;
  const { low, high, currency, cars } = estimate;
  return (
    <>
      <input type="hidden" name={field.name} value={`${low}-${high} ${currency}`} />
      <p>{texts.sellEstimateTitle}</p>
      <p className="mt-1 mb-2 [font-family:var(--font-heading)] text-[length:clamp(1.5rem,1rem+2vw,2rem)] leading-[1.2] tabular-nums">
        {formatBand(low, high, currency, language)}
      </p>
      <p className="max-w-[62ch] text-size-small text-ink-muted">
        {fillPlaceholders(texts.sellEstimateBasis, { count: cars })}
      </p>
    </>
  );
}

/** The browser's own formatter: that of the site would come with every form. */
function formatBand(low: number, high: number, currency: string, language: Language): string {
  const money = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    ...{ style: 'currency', currency, maximumFractionDigits: 0, currencyDisplay: 'narrowSymbol' },
  });
  return `${money.format(low)} – ${money.format(high)}`;
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
