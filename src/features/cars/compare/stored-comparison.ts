/** Where the session's compared cars are stored. */
export const COMPARISON_KEY = 'compared-cars';

export function hasStoredComparison(): boolean {
  try {
    return sessionStorage.getItem(COMPARISON_KEY) !== null;
  } catch {
    return false;
  }
}
