type PurchaseStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Calls `push` once for each booking, also when its confirmation is loaded again (ANA-08). */
export function oncePerBooking(
  key: string,
  bookingId: string,
  push: () => void,
  storage: PurchaseStorage | undefined = openSessionStorage(),
): void {
  if (storage?.getItem(key) === bookingId) return;
  push();
  storage?.setItem(key, bookingId);
}

/** Undefined where the browser forbids it. */
function openSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
