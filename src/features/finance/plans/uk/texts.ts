/** British finance is offered in English only; the first two are prescribed word for word (UKF-12, UKF-13). */
export const ukTexts = {
  loading: 'Loading Finance options...',
  unavailable:
    "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.",
  notCurrent: (months: number, deposit: string) =>
    `We could not update your quote. These figures are for ${months} months and a deposit of ${deposit}.`,
  tryAgain: 'Try again',
  title: 'Finance',
  products: 'Finance product',
  aMonth: 'a month',
  apr: 'APR representative',
  months: (months: number) => `${months} months`,
  miles: 'miles a year',
  deposit: (amount: string) => `deposit ${amount}`,
  quote: (reference: string) => `quote ${reference}`,
  unknownQuote: (reference: string) =>
    `Quote ${reference} is not one of this car, or is no longer valid: ask the customer for the figures.`,
  reserve: 'Reserve this car',
  partExchange: 'Part exchange',
  apply: 'Apply for this quote',
  terms: 'Terms and conditions',
} as const;
