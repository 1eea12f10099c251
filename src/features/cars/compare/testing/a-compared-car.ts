import type { ComparedCar } from '../compared-car.ts';

/** A test shows only what matters to it. */
export function aComparedCar(more: Partial<ComparedCar> = {}): ComparedCar {
  const id = more.id ?? '461010605';
  return {
    id,
    href: `/kop-bil/${id}/volvo-xc60`,
    name: 'Volvo XC60',
    version: 'T6 Plus',
    facts: ['2023', '2 400 mil', 'Laddhybrid', 'Automat'],
    price: { title: 'Pris', now: '459 900 kr', earlierPrice: undefined, list: undefined, withoutVat: false },
    monthly: [],
    note: undefined,
    city: 'Göteborg',
    picture: undefined,
    equipment: ['Dragkrok'],
    technicalData: [{ label: 'Årsmodell', value: '2023' }],
    known: 'everything',
    ...more,
  };
}
