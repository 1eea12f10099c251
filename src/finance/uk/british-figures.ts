/** '£36,995.00' */
export function poundsAndPence(amount: number): string {
  return amount.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
}

/** '£18,000', and '£501.98' where there are pence. */
export function pounds(amount: number): string {
  return Number.isInteger(amount) ? poundsAndPence(amount).replace(/\.00$/, '') : poundsAndPence(amount);
}

export function miles(amount: number): string {
  return amount.toLocaleString('en-GB');
}
