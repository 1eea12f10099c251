import type { Dictionary } from '../src/shared/sites/dictionary.ts';
import type { Language } from '../src/shared/sites/languages.ts';

/** What the demo group promises its customers. The product promises nothing: these texts are empty until an owner writes them. */
export const promises: Readonly<Partial<Record<Language, Partial<Dictionary>>>> = {
  sv: {
    contactLead: 'Du får svar inom två timmar när hallen är öppen. Inget konto, inga nyhetsbrev.',
    sellSentText: 'Du får ett pris samma vardag, av en människa som har tittat på dina uppgifter.',
    sellNextPrice: 'Du får ett pris samma vardag. Det gäller i sju dagar.',
    sellNextVisit: 'Vi tittar på bilen tillsammans, tjugo minuter.',
    sellNextMoney: 'Pengarna är på kontot samma dag. Vi löser lånet.',
  },
  nb: {
    contactLead: 'Du får svar innen to timer når hallen er åpen. Ingen konto, ingen nyhetsbrev.',
    sellSentText: 'Du får en pris samme hverdag, fra et menneske som har sett på opplysningene dine.',
    sellNextPrice: 'Du får en pris samme hverdag. Den gjelder i sju dager.',
    sellNextVisit: 'Vi ser på bilen sammen, tjue minutter.',
    sellNextMoney: 'Pengene er på konto samme dag. Vi innfrir lånet.',
  },
  en: {
    contactLead: 'We answer within two hours while the showroom is open. No account, no newsletters.',
    sellSentText: 'You will have a price the same working day, from a person who has read what you wrote.',
    sellNextPrice: 'You have a price the same working day. It holds for seven days.',
    sellNextVisit: 'We look at the car together. Twenty minutes.',
    sellNextMoney: 'The money is in your account that day. We settle the finance.',
  },
  fi: {
    contactLead: 'Vastaamme kahden tunnin kuluessa, kun liike on auki. Ei tiliä, ei uutiskirjeitä.',
    sellSentText: 'Saat hinnan saman arkipäivän aikana ihmiseltä, joka on lukenut tietosi.',
    sellNextPrice: 'Saat hinnan saman arkipäivän aikana. Se on voimassa seitsemän päivää.',
    sellNextVisit: 'Katsomme auton yhdessä. Siihen menee puoli tuntia.',
    sellNextMoney: 'Rahat ovat tililläsi samana päivänä. Maksamme rahoituksen pois.',
  },
  sk: {
    contactLead: 'Počas otváracích hodín odpovieme do dvoch hodín. Žiadny účet, žiadne newslettre.',
    sellSentText: 'Cenu dostanete v ten istý pracovný deň od človeka, ktorý si vaše údaje prečítal.',
    sellNextPrice: 'Cenu dostanete v ten istý pracovný deň. Platí sedem dní.',
    sellNextVisit: 'Auto si pozrieme spolu. Trvá to polhodinu.',
    sellNextMoney: 'Peniaze máte na účte v ten istý deň. Úver vyplatíme.',
  },
};
