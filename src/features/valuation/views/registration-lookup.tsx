import { useRef, useState } from 'react';
import { hasFormOf, normalizeRegistrationNumber } from '../../../shared/number-plates/registration-number.ts';
import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import type { PartProps } from './sell-car-context.ts';
import { useFormInput } from './use-form-input.ts';

type RegisteredCar = { brand: string; model: string; buildYear: number };
type Found = { car: RegisteredCar } | 'unknown' | undefined;

/** Fills in make, model and year from the vehicle register; what the visitor has entered stays. */
export function RegistrationLookup({ form, sellCar: { country, hasRegister, texts }, container }: PartProps) {
  const [found, setFound] = useState<Found>();
  const lookedUp = useRef('');
  const filledIn = useRef<Record<string, string>>({});

  useFormInput(container, ['regno'], async () => {
    const registrationNumber = normalizeRegistrationNumber(form.values('regno')[0] ?? '');
    if (!hasRegister || registrationNumber === lookedUp.current) return;
    lookedUp.current = registrationNumber;
    if (!hasFormOf(country, registrationNumber)) return setFound(undefined);
    const car = await fetchCar(registrationNumber);
    // Another one may have been typed meanwhile.
    if (lookedUp.current !== registrationNumber) return;
    setFound(car ? { car } : 'unknown');
    if (car) fillIn({ make: car.brand, model: car.model, year: String(car.buildYear) });
  });

  const fillIn = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      const entered = form.values(name)[0] ?? '';
      if (entered !== '' && entered !== filledIn.current[name]) continue;
      form.setValue(name, value);
      filledIn.current[name] = value;
    }
  };

  if (found === 'unknown') return texts.sellPlateUnknown;
  return found ? fillPlaceholders(texts.sellPlateFound, { car: nameOf(found.car) }) : null;
}

/** Undefined where the register does not know the car, or does not answer: it is then filled in by hand. */
async function fetchCar(registrationNumber: string): Promise<RegisteredCar | undefined> {
  try {
    const response = await fetch(`/api/mechmate/car/${registrationNumber}`);
    return response.ok ? ((await response.json()) as RegisteredCar) : undefined;
  } catch {
    return undefined;
  }
}

function nameOf({ brand, model, buildYear }: RegisteredCar): string {
  return `${brand} ${model}, ${buildYear}`;
}
