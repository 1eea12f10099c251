/** A charging station as an operator's feed sends it; the fields are declared in src/features/locator/charger-record.ts. */
export type ChargerRecord = {
  charger_id: string;
  name: string;
  address: string;
  zip: string;
  city: string;
  country: 'SE' | 'NO';
  road: string;
  operator: string;
  website_sort_order: number;
  lat: number;
  lng: number;
  openingschedule: { openinghours: readonly { day: string; displayText: string }[] };
  chargerOptions: readonly ChargerOptionRecord[];
};

export type ChargerOptionRecord = {
  id: string;
  amount: number;
  icon: 'CCS1' | 'CCS2' | '';
  watts: number;
  /** Where there is no icon. */
  connector?: string;
};

/** '8×300 CCS2' */
export function chargerOption(
  id: number,
  amount: number,
  kilowatts: number,
  connector: string,
): ChargerOptionRecord {
  const watts = kilowatts * 1000;
  const at = { id: String(id), amount, watts };
  return connector === 'CCS1' || connector === 'CCS2'
    ? { ...at, icon: connector }
    : { ...at, icon: '', connector };
}

/** The same every day: '0–24', '6–23'. */
export function everyDay(displayText: string): ChargerRecord['openingschedule'] {
  return { openinghours: [{ day: 'måndag–söndag', displayText }] };
}
