const STORAGE_KEY = 'tirehotelDisclaimer';

/** Approved once on this device (TH-05, TH-06); where storage is switched off it is asked for on every visit. */
export function isDisclaimerApproved(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'approved';
  } catch {
    return false;
  }
}

export function approveDisclaimer(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'approved');
  } catch {}
}
