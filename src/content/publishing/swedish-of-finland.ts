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

  bookingMileage: 'Körda mil (en mil är 10 km)',
  bookingMileageMissing: 'Ange hur långt bilen har gått',
  bookingMileageNote: 'Körsträckan avgör vilken service bilen ska ha. På ett ungefär räcker.',
  bookingMileageWrong: 'Skriv körsträckan med siffror utan decimaler, till exempel 8500.',
  bookingPlate: 'Registernummer',
  bookingMissingPlate: 'Fyll i registernumret för att fortsätta.',
  bookingMissingPlateAndPlace: 'Fyll i registernummer och ort för att fortsätta.',
  bookingInvalidReg: 'Ogiltigt registernummer, kontrollera att registernumret är korrekt',
  bookingVehicleNotFound: 'Fordonet hittades inte, kontrollera att registernumret är korrekt',
  bookingSummaryEmpty: 'Fyll i registernummer och plats, så samlas dina val och priser här.',
  bookingEmailWrong: 'Skriv hela adressen, till exempel namn@exempel.fi',

  tyreLead: 'Logga in med registernumret, se hur dina hjul mår och boka hjulskifte.',
  tyreStepPlate: 'Registernummer',
  tyrePlateHeading: 'Fyll i ditt registernummer',
  tyreMissingPlate: 'Skriv bilens registernummer för att fortsätta.',
  tyrePlate: 'Registernummer',
  tyreNoAgreement: 'Vi hittar inget däckhotellsavtal för detta registernummer.',
  tyreHotelNoAgreement: 'Vi hittar inget däckhotellsavtal för detta registernummer.',
  tyreOtherPlate: 'Byt registernummer',
  tyreDisclaimerText:
    'Vi använder registernumret och mobilnumret i ditt avtal för att visa dina hjul och boka din tid. Mönsterdjupet är det vi mätte när hjulen lämnades in. Det kan inte ersätta en kontroll innan du kör.',
  tyreEmailWrong: 'Skriv hela adressen, till exempel namn@exempel.fi',
};
