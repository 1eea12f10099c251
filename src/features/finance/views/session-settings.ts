/** The visitor's settings of one calculator for one car, as long as the tab is open. */
export function readSessionSettings(carId: string, calculator: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(carId, calculator)) ?? 'null');
  } catch {
    return undefined;
  }
}

export function writeSessionSettings(carId: string, calculator: string, settings: unknown): void {
  try {
    sessionStorage.setItem(keyOf(carId, calculator), JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

const keyOf = (carId: string, calculator: string) => `finance ${carId} ${calculator}`;
