import type { TextsOf } from '../../../shared/sites/dictionary.ts';
import { inAllLanguages } from '../../../shared/sites/in-all-languages.ts';

export const confirmationDictionary = inAllLanguages({
  sv: {
    confirmationSubject: 'Vi har fått ditt meddelande om {car}',
    confirmationHeading: 'Tack, ditt meddelande har kommit fram',
    confirmationWish: 'Du vill',
    confirmationTestDrive: 'provköra bilen',
    confirmationQuote: 'ha en offert',
    confirmationQuestion: 'få svar på en fråga om bilen',
    confirmationApply: 'ansöka om finansiering',
    confirmationReserve: 'reservera bilen',
    confirmationPrice: 'Pris',
    confirmationTerms: 'Villkor du har räknat på',
    confirmationPhone: 'Telefon',
    confirmationSeller: 'Svarar gör',
    confirmationFoot:
      'Mejlet skickades automatiskt för att adressen angavs i ett formulär hos {site}. Var det inte du behöver du inte göra något.',
  },
  nb: {
    confirmationSubject: 'Vi har fått meldingen din om {car}',
    confirmationHeading: 'Takk, meldingen din har kommet fram',
    confirmationWish: 'Du ønsker',
    confirmationTestDrive: 'prøvekjøring',
    confirmationQuote: 'et tilbud',
    confirmationQuestion: 'svar på et spørsmål om bilen',
    confirmationApply: 'å søke om finansiering',
    confirmationReserve: 'å reservere bilen',
    confirmationPrice: 'Pris',
    confirmationTerms: 'Vilkår du har regnet på',
    confirmationPhone: 'Telefon',
    confirmationSeller: 'Svar kommer fra',
    confirmationFoot:
      'E-posten ble sendt automatisk fordi adressen ble oppgitt i et skjema hos {site}. Var det ikke deg, trenger du ikke gjøre noe.',
  },
  en: {
    confirmationSubject: 'We have your message about the {car}',
    confirmationHeading: 'Thank you, your message has arrived',
    confirmationWish: 'You would like',
    confirmationTestDrive: 'a test drive',
    confirmationQuote: 'a quote',
    confirmationQuestion: 'an answer to a question about the car',
    confirmationApply: 'to apply for finance',
    confirmationReserve: 'to reserve the car',
    confirmationPrice: 'Price',
    confirmationTerms: 'Terms you worked out',
    confirmationPhone: 'Telephone',
    confirmationSeller: 'You will hear from',
    confirmationFoot:
      'This email was sent automatically because the address was entered in a form at {site}. If that was not you, there is nothing you need to do.',
  },
  fi: {
    confirmationSubject: 'Viestisi autosta {car} on saapunut',
    confirmationHeading: 'Kiitos, viestisi on perillä',
    confirmationWish: 'Toiveesi',
    confirmationTestDrive: 'koeajo',
    confirmationQuote: 'tarjous',
    confirmationQuestion: 'vastaus autoa koskevaan kysymykseen',
    confirmationApply: 'rahoituksen hakeminen',
    confirmationReserve: 'auton varaaminen',
    confirmationPrice: 'Hinta',
    confirmationTerms: 'Laskemasi ehdot',
    confirmationPhone: 'Puhelin',
    confirmationSeller: 'Sinulle vastaa',
    confirmationFoot:
      'Viesti lähetettiin automaattisesti, koska osoite annettiin lomakkeella sivustolla {site}. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.',
  },
  sk: {
    confirmationSubject: 'Dostali sme vašu správu o vozidle {car}',
    confirmationHeading: 'Ďakujeme, vaša správa prišla',
    confirmationWish: 'Máte záujem o',
    confirmationTestDrive: 'skúšobnú jazdu',
    confirmationQuote: 'cenovú ponuku',
    confirmationQuestion: 'odpoveď na otázku o vozidle',
    confirmationApply: 'financovanie',
    confirmationReserve: 'rezerváciu vozidla',
    confirmationPrice: 'Cena',
    confirmationTerms: 'Podmienky, ktoré ste si vypočítali',
    confirmationPhone: 'Telefón',
    confirmationSeller: 'Ozve sa vám',
    confirmationFoot:
      'E-mail bol odoslaný automaticky, pretože adresa bola zadaná vo formulári na stránke {site}. Ak ste to neboli vy, nemusíte nič robiť.',
  },
});

declare module '../../../shared/sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof confirmationDictionary> {}
}
