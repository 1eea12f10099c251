import type { TextsOf } from '../../../shared/sites/dictionary.ts';
import { inAllLanguages } from '../../../shared/sites/in-all-languages.ts';

/** The mail when the season turns, and the page on which it is left. */
export const seasonReminderDictionary = inAllLanguages({
  sv: {
    seasonMailSubjectSummer: 'Dags för sommarhjul på {plate}',
    seasonMailSubjectWinter: 'Dags för vinterhjul på {plate}',
    seasonMailTextSummer:
      'Hej {name}! Snart är vintern slut. Dina sommarhjul till {plate} väntar i däckhotellet: boka en tid som passar dig innan det blir kö.',
    seasonMailTextWinter:
      'Hej {name}! Snart är det vinterväglag. Dina vinterhjul till {plate} väntar i däckhotellet: boka en tid som passar dig innan det blir kö.',
    seasonMailAction: 'Boka hjulskifte',
    seasonMailLeave: 'Du får det här mejlet för att du bad om det. Avsluta påminnelserna',
    seasonLeaveTitle: 'Vill du avsluta påminnelserna?',
    seasonLeaveText: 'Vi skickar ett mejl två gånger om året, när det är dags att skifta hjul på {plate}.',
    seasonLeaveButton: 'Avsluta påminnelserna',
    seasonLeftTitle: 'Du får inga fler påminnelser',
    seasonLeftText: 'Dina hjul och dina bokningar är kvar som förut.',
    seasonLeaveHome: 'Till startsidan',
  },
  nb: {
    seasonMailSubjectSummer: 'På tide med sommerhjul på {plate}',
    seasonMailSubjectWinter: 'På tide med vinterhjul på {plate}',
    seasonMailTextSummer:
      'Hei {name}! Snart er vinteren over. Sommerhjulene til {plate} venter på dekkhotellet: bestill en time som passer deg før det blir kø.',
    seasonMailTextWinter:
      'Hei {name}! Snart er det vinterføre. Vinterhjulene til {plate} venter på dekkhotellet: bestill en time som passer deg før det blir kø.',
    seasonMailAction: 'Bestill hjulskift',
    seasonMailLeave: 'Du får denne e-posten fordi du ba om det. Stopp påminnelsene',
    seasonLeaveTitle: 'Vil du stoppe påminnelsene?',
    seasonLeaveText: 'Vi sender en e-post to ganger i året, når det er på tide å skifte hjul på {plate}.',
    seasonLeaveButton: 'Stopp påminnelsene',
    seasonLeftTitle: 'Du får ingen flere påminnelser',
    seasonLeftText: 'Hjulene og bestillingene dine er som før.',
    seasonLeaveHome: 'Til forsiden',
  },
  en: {
    seasonMailSubjectSummer: 'Time for summer wheels on {plate}',
    seasonMailSubjectWinter: 'Time for winter wheels on {plate}',
    seasonMailTextSummer:
      'Hello {name}, winter is nearly over. Your summer wheels for {plate} are waiting in the tyre hotel: book a time that suits you before it gets busy.',
    seasonMailTextWinter:
      'Hello {name}, winter roads are on their way. Your winter wheels for {plate} are waiting in the tyre hotel: book a time that suits you before it gets busy.',
    seasonMailAction: 'Book a wheel change',
    seasonMailLeave: 'You are receiving this email because you asked for it. Stop these reminders',
    seasonLeaveTitle: 'Stop the reminders?',
    seasonLeaveText: 'We send an email twice a year, when it is time to change the wheels on {plate}.',
    seasonLeaveButton: 'Stop the reminders',
    seasonLeftTitle: 'You will get no more reminders',
    seasonLeftText: 'Your wheels and your bookings stay as they are.',
    seasonLeaveHome: 'To the home page',
  },
  fi: {
    seasonMailSubjectSummer: 'On aika vaihtaa kesärenkaat: {plate}',
    seasonMailSubjectWinter: 'On aika vaihtaa talvirenkaat: {plate}',
    seasonMailTextSummer:
      'Hei {name}! Talvi on pian ohi. Auton {plate} kesärenkaat odottavat rengashotellissa: varaa sopiva aika ennen ruuhkaa.',
    seasonMailTextWinter:
      'Hei {name}! Talvikelit lähestyvät. Auton {plate} talvirenkaat odottavat rengashotellissa: varaa sopiva aika ennen ruuhkaa.',
    seasonMailAction: 'Varaa renkaanvaihto',
    seasonMailLeave: 'Saat tämän viestin, koska pyysit sitä. Lopeta muistutukset',
    seasonLeaveTitle: 'Lopetetaanko muistutukset?',
    seasonLeaveText: 'Lähetämme viestin kahdesti vuodessa, kun auton {plate} renkaat on aika vaihtaa.',
    seasonLeaveButton: 'Lopeta muistutukset',
    seasonLeftTitle: 'Et saa enää muistutuksia',
    seasonLeftText: 'Renkaasi ja varauksesi säilyvät ennallaan.',
    seasonLeaveHome: 'Etusivulle',
  },
  sk: {
    seasonMailSubjectSummer: 'Čas na letné kolesá: {plate}',
    seasonMailSubjectWinter: 'Čas na zimné kolesá: {plate}',
    seasonMailTextSummer:
      'Dobrý deň, {name}, zima sa končí. Letné kolesá pre {plate} čakajú v hoteli pre pneumatiky: rezervujte si vhodný termín, kým je voľno.',
    seasonMailTextWinter:
      'Dobrý deň, {name}, blíži sa zima. Zimné kolesá pre {plate} čakajú v hoteli pre pneumatiky: rezervujte si vhodný termín, kým je voľno.',
    seasonMailAction: 'Rezervovať prezutie',
    seasonMailLeave: 'Tento e-mail dostávate, lebo ste oň požiadali. Zrušiť pripomienky',
    seasonLeaveTitle: 'Zrušiť pripomienky?',
    seasonLeaveText: 'Dvakrát do roka posielame e-mail, keď je čas prezuť kolesá na {plate}.',
    seasonLeaveButton: 'Zrušiť pripomienky',
    seasonLeftTitle: 'Pripomienky už nebudete dostávať',
    seasonLeftText: 'Vaše kolesá a rezervácie zostávajú bez zmeny.',
    seasonLeaveHome: 'Na úvodnú stránku',
  },
});

declare module '../../../shared/sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof seasonReminderDictionary> {}
}
