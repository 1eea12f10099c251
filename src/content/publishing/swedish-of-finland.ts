import type { Dictionary } from '../../shared/sites/dictionary.ts';

/** Swedish as Finland writes it: kilometres, registernummer, and words of its own for buying on credit. */
export const swedishOfFinland: Partial<Dictionary> = {
  carMileage: 'Körda kilometer',
  carRegistrationNumber: 'Registernummer',
  listSummary:
    '{car} hos {site}: {count, plural, one {# bil} other {# bilar}} med bilder, pris och körda kilometer.',
  listSortLeastDriven: 'Minst körda',
  compareLeastDriven: 'minst',
  networkShutdownNotice:
    'Bilen kan ha uppkopplade funktioner som använder 2G- eller 3G-nätet och som slutar fungera när näten stängs.',

  contactEmailExample: 'namn@exempel.fi',
  formPlateMissing: 'Skriv registernumret.',
  sellPlate: 'Registernummer',
  serviceFormPlate: 'Registernummer',
  serviceFormPlateExample: 'ABC-123',

  financeLoan: 'Avbetalning',
  financeDownPayment: 'Handpenning',
  financeDownPaymentAmount: 'Handpenning, belopp',
  financePeriod: 'Betalningstid',
  financeEffectiveRate: 'Effektiv årsränta',
  financeStartFee: 'Öppningsavgift',
  financeInvoiceFee: 'Hanteringsavgift per månad',
  financeLoanText: 'Bilen är din från första dagen, och du kan betala bort lånet när du vill.',
  financeLoanDisclaimer:
    'Exempel: lån på {1}, {2} månader, ränta {3}, effektiv årsränta {4}, sammanlagt {5}. Förutsätter kreditbeslut.',
  financePrivateDisclaimer: 'Kilometer utöver avtalet kostar extra. Förutsätter kreditbeslut.',
  financeCreditWarningTitle: 'Att låna kostar',
  financeCreditWarningText:
    'Kan du inte betala skulden i tid kan du få en betalningsstörning. Den kan göra det svårare att få bostad, abonnemang och nya lån. Hjälp ger ekonomi- och skuldrådgivningen.',
  financeCreditExample:
    'Exempel: ett lån på {amount}, {months} månader, ränta {rate}, öppningsavgift {startFee} och hanteringsavgift {invoiceFee}, effektiv årsränta {effective}. Månadsraten är {payment}, sammanlagt {total}.',
  financeCreditExampleResidual:
    'Exempel: ett lån på {amount}, {months} månader, ränta {rate}, öppningsavgift {startFee} och hanteringsavgift {invoiceFee}, effektiv årsränta {effective}. Månadsraten är {payment}, till sist restvärdet {residual}, sammanlagt {total}.',
};
