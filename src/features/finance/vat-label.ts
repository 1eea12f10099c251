const vatWords = /\b(?:moms|mva|vat|alv|dph)\b/i;

/** '3 495 kr/mån exkl. moms'; a feed's text that says so itself stays as it is. */
export function withVatLabel(amount: string, label: string): string {
  return vatWords.test(amount) ? amount : `${amount} ${label}`;
}
