export type ServiceType = {
  id: number;
  name: string;
  /** The customer describes it. */
  isOther?: boolean;
};

/** What a workshop does for cars (NOF-03). */
export const CAR_SERVICES: readonly ServiceType[] = [
  { id: 1, name: 'Service' },
  { id: 2, name: 'Vinterklar-bil' },
  { id: 3, name: 'EU-kontroll' },
  { id: 4, name: 'Hjulskift' },
  { id: 5, name: 'Service eldre biler (5+)' },
  { id: 6, name: 'Reparasjon' },
  { id: 7, name: 'Lakk / karosseri' },
  { id: 8, name: 'Steinsprut / Ruteskift' },
  { id: 9, name: 'Aircondition service' },
  { id: 10, name: 'Bilskade' },
  { id: 11, name: 'Annet', isOther: true },
];

/** What it does for motorcycles; the second is spelt so in the group's lists (NOF-04). */
export const MOTORCYCLE_SERVICES: readonly ServiceType[] = [
  { id: 0, name: 'Bestille service' },
  { id: 1, name: 'Bestile deler' },
  { id: 2, name: 'Annet vennligst beskriv', isOther: true },
];
