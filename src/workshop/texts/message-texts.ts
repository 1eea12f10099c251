import type { TextsOf } from '../../sites/dictionary.ts';
import { inAllLanguages } from '../../sites/in-all-languages.ts';

/** Mails, SMS and calendar files about a booking. */
export const bookingMessageDictionary = inAllLanguages({
  sv: {
    bookingMailSubjectConfirmed: 'Bokning bekräftad: {day} kl. {time}',
    bookingMailSubjectChanged: 'Ny tid: {day} kl. {time}',
    bookingMailSubjectCancelled: 'Avbokad: {day} kl. {time}',
    bookingMailSubjectReminder: 'Påminnelse: {day} kl. {time}',
    bookingMailHeadingConfirmed: 'Din tid är bokad, {name}.',
    bookingMailHeadingChanged: 'Din nya tid är bokad, {name}.',
    bookingMailHeadingCancelled: 'Din tid är avbokad, {name}.',
    bookingMailHeadingReminder: 'Vi ses i morgon, {name}.',
    bookingMailIntroConfirmed:
      'Vi tar hand om din {car}. Kalenderfilen som följer med lägger tiden i din kalender.',
    bookingMailIntroChanged:
      'Den gamla tiden är släppt. Kalenderfilen som följer med flyttar tiden i din kalender.',
    bookingMailIntroCancelled:
      'Du behöver inte göra något mer. Kalenderfilen som följer med tar bort tiden ur din kalender.',
    bookingMailIntroReminder: 'Ta med bilens nycklar och, om du har en, låsbulten till fälgarna.',
    bookingMailTime: 'Tid',
    bookingMailAt: '{day} kl. {time}',
    bookingMailFullDay: 'Lämna bilen före kl. {time}. Vi hör av oss när den är klar.',
    bookingMailCar: 'Bil',
    bookingMailWorkshop: 'Verkstad',
    bookingMailNumber: 'Bokningsnummer',
    bookingMailMessage: 'Ditt meddelande',
    bookingMailServices: 'Det här gör vi',
    bookingMailTotal: 'Totalt inkl. moms',
    bookingMailNoPrice: 'Pris saknas*',
    bookingMailNoPriceNote: '* Vissa priser kan inte beräknas förrän din bokning nått vår verkstad.',
    bookingMailManage: 'Ändra eller avboka',
    bookingMailDirections: 'Hitta hit',
    bookingMailBookAgain: 'Boka en ny tid',
    bookingMailFoot:
      'Du kan ändra eller avboka fram till 24 timmar före. Därefter når du verkstaden på {phone}.',
    bookingMailFootCancelled: 'Hör gärna av dig på {phone} om något är fel.',
    bookingSmsConfirmed: '{site}: din tid är bokad {day} kl. {time}, {workshop}. Ändra eller avboka: {link}',
    bookingSmsChanged: '{site}: din nya tid är {day} kl. {time}, {workshop}. Ändra eller avboka: {link}',
    bookingSmsCancelled: '{site}: din tid {day} kl. {time}, {workshop}, är avbokad.',
    bookingSmsReminder:
      '{site}: välkommen i morgon {day} kl. {time}, {workshop}, {address}. Din bokning: {link}',
    bookingCalendarTitle: 'Verkstad: {car}',
  },
  nb: {
    bookingMailSubjectConfirmed: 'Timen er bestilt: {day} kl. {time}',
    bookingMailSubjectChanged: 'Ny time: {day} kl. {time}',
    bookingMailSubjectCancelled: 'Avbestilt: {day} kl. {time}',
    bookingMailSubjectReminder: 'Påminnelse: {day} kl. {time}',
    bookingMailHeadingConfirmed: 'Timen din er bestilt, {name}.',
    bookingMailHeadingChanged: 'Den nye timen er bestilt, {name}.',
    bookingMailHeadingCancelled: 'Timen din er avbestilt, {name}.',
    bookingMailHeadingReminder: 'Vi ses i morgen, {name}.',
    bookingMailIntroConfirmed:
      'Vi tar oss av din {car}. Kalenderfilen som følger med, legger timen i kalenderen din.',
    bookingMailIntroChanged:
      'Den gamle timen er frigitt. Kalenderfilen som følger med, flytter timen i kalenderen din.',
    bookingMailIntroCancelled:
      'Du trenger ikke gjøre noe mer. Kalenderfilen som følger med, fjerner timen fra kalenderen din.',
    bookingMailIntroReminder: 'Ta med bilnøklene og, om du har en, låsebolten til felgene.',
    bookingMailTime: 'Tid',
    bookingMailAt: '{day} kl. {time}',
    bookingMailFullDay: 'Lever bilen før kl. {time}. Vi tar kontakt når den er klar.',
    bookingMailCar: 'Bil',
    bookingMailWorkshop: 'Verksted',
    bookingMailNumber: 'Bestillingsnummer',
    bookingMailMessage: 'Meldingen din',
    bookingMailServices: 'Dette gjør vi',
    bookingMailTotal: 'Totalt inkl. mva.',
    bookingMailNoPrice: 'Pris mangler*',
    bookingMailNoPriceNote: '* Noen priser kan ikke beregnes før bestillingen har nådd verkstedet.',
    bookingMailManage: 'Endre eller avbestill',
    bookingMailDirections: 'Finn veien',
    bookingMailBookAgain: 'Bestill ny time',
    bookingMailFoot:
      'Du kan endre eller avbestille inntil 24 timer før. Etter det når du verkstedet på {phone}.',
    bookingMailFootCancelled: 'Ring oss gjerne på {phone} hvis noe er feil.',
    bookingSmsConfirmed:
      '{site}: timen din er bestilt {day} kl. {time}, {workshop}. Endre eller avbestill: {link}',
    bookingSmsChanged:
      '{site}: den nye timen din er {day} kl. {time}, {workshop}. Endre eller avbestill: {link}',
    bookingSmsCancelled: '{site}: timen din {day} kl. {time}, {workshop}, er avbestilt.',
    bookingSmsReminder:
      '{site}: velkommen i morgen {day} kl. {time}, {workshop}, {address}. Bestillingen: {link}',
    bookingCalendarTitle: 'Verksted: {car}',
  },
  en: {
    bookingMailSubjectConfirmed: 'Booking confirmed: {day} at {time}',
    bookingMailSubjectChanged: 'New time: {day} at {time}',
    bookingMailSubjectCancelled: 'Cancelled: {day} at {time}',
    bookingMailSubjectReminder: 'Reminder: {day} at {time}',
    bookingMailHeadingConfirmed: 'You’re booked in, {name}.',
    bookingMailHeadingChanged: 'Your new time is booked, {name}.',
    bookingMailHeadingCancelled: 'Your booking is cancelled, {name}.',
    bookingMailHeadingReminder: 'See you tomorrow, {name}.',
    bookingMailIntroConfirmed:
      'We’ll take good care of your {car}. The attached calendar file puts the time in your calendar.',
    bookingMailIntroChanged:
      'Your earlier time has been released. The attached calendar file moves it in your calendar.',
    bookingMailIntroCancelled:
      'There is nothing more to do. The attached calendar file removes the time from your calendar.',
    bookingMailIntroReminder: 'Bring the car keys and, if you have one, the locking wheel nut.',
    bookingMailTime: 'Time',
    bookingMailAt: '{day} at {time}',
    bookingMailFullDay: 'Leave the car before {time}. We’ll be in touch when it is ready.',
    bookingMailCar: 'Car',
    bookingMailWorkshop: 'Workshop',
    bookingMailNumber: 'Booking number',
    bookingMailMessage: 'Your message',
    bookingMailServices: 'What we’ll do',
    bookingMailTotal: 'Total incl. VAT',
    bookingMailNoPrice: 'No price yet*',
    bookingMailNoPriceNote: '* Some prices cannot be worked out until your booking has reached our workshop.',
    bookingMailManage: 'Change or cancel',
    bookingMailDirections: 'Directions',
    bookingMailBookAgain: 'Book a new time',
    bookingMailFoot:
      'You can change or cancel until 24 hours before. After that, call the workshop on {phone}.',
    bookingMailFootCancelled: 'If something is wrong, call us on {phone}.',
    bookingSmsConfirmed: '{site}: you are booked in {day} at {time}, {workshop}. Change or cancel: {link}',
    bookingSmsChanged: '{site}: your new time is {day} at {time}, {workshop}. Change or cancel: {link}',
    bookingSmsCancelled: '{site}: your booking {day} at {time}, {workshop}, is cancelled.',
    bookingSmsReminder:
      '{site}: see you tomorrow {day} at {time}, {workshop}, {address}. Your booking: {link}',
    bookingCalendarTitle: 'Workshop: {car}',
  },
  fi: {
    bookingMailSubjectConfirmed: 'Varaus vahvistettu: {day} klo {time}',
    bookingMailSubjectChanged: 'Uusi aika: {day} klo {time}',
    bookingMailSubjectCancelled: 'Peruttu: {day} klo {time}',
    bookingMailSubjectReminder: 'Muistutus: {day} klo {time}',
    bookingMailHeadingConfirmed: 'Aikasi on varattu, {name}.',
    bookingMailHeadingChanged: 'Uusi aikasi on varattu, {name}.',
    bookingMailHeadingCancelled: 'Aikasi on peruttu, {name}.',
    bookingMailHeadingReminder: 'Nähdään huomenna, {name}.',
    bookingMailIntroConfirmed:
      'Pidämme huolta autostasi {car}. Liitteenä oleva kalenteritiedosto lisää ajan kalenteriisi.',
    bookingMailIntroChanged:
      'Aiempi aikasi on vapautettu. Liitteenä oleva kalenteritiedosto siirtää ajan kalenterissasi.',
    bookingMailIntroCancelled:
      'Sinun ei tarvitse tehdä muuta. Liitteenä oleva kalenteritiedosto poistaa ajan kalenteristasi.',
    bookingMailIntroReminder: 'Ota mukaan auton avaimet ja mahdollinen vanteiden lukkopultti.',
    bookingMailTime: 'Aika',
    bookingMailAt: '{day} klo {time}',
    bookingMailFullDay: 'Jätä auto ennen klo {time}. Ilmoitamme, kun se on valmis.',
    bookingMailCar: 'Auto',
    bookingMailWorkshop: 'Korjaamo',
    bookingMailNumber: 'Varausnumero',
    bookingMailMessage: 'Viestisi',
    bookingMailServices: 'Mitä teemme',
    bookingMailTotal: 'Yhteensä, sis. alv:n',
    bookingMailNoPrice: 'Hinta puuttuu*',
    bookingMailNoPriceNote:
      '* Joitakin hintoja ei voida laskea ennen kuin varauksesi on tullut korjaamollemme.',
    bookingMailManage: 'Muuta tai peru',
    bookingMailDirections: 'Reittiohjeet',
    bookingMailBookAgain: 'Varaa uusi aika',
    bookingMailFoot:
      'Voit muuttaa tai perua ajan viimeistään 24 tuntia ennen. Sen jälkeen tavoitat korjaamon numerosta {phone}.',
    bookingMailFootCancelled: 'Soita numeroon {phone}, jos jokin on väärin.',
    bookingSmsConfirmed: '{site}: aikasi on varattu {day} klo {time}, {workshop}. Muuta tai peru: {link}',
    bookingSmsChanged: '{site}: uusi aikasi on {day} klo {time}, {workshop}. Muuta tai peru: {link}',
    bookingSmsCancelled: '{site}: aikasi {day} klo {time}, {workshop}, on peruttu.',
    bookingSmsReminder:
      '{site}: tervetuloa huomenna {day} klo {time}, {workshop}, {address}. Varauksesi: {link}',
    bookingCalendarTitle: 'Korjaamo: {car}',
  },
  sk: {
    bookingMailSubjectConfirmed: 'Rezervácia potvrdená: {day} o {time}',
    bookingMailSubjectChanged: 'Nový termín: {day} o {time}',
    bookingMailSubjectCancelled: 'Zrušené: {day} o {time}',
    bookingMailSubjectReminder: 'Pripomienka: {day} o {time}',
    bookingMailHeadingConfirmed: 'Váš termín je rezervovaný, {name}.',
    bookingMailHeadingChanged: 'Váš nový termín je rezervovaný, {name}.',
    bookingMailHeadingCancelled: 'Váš termín je zrušený, {name}.',
    bookingMailHeadingReminder: 'Uvidíme sa zajtra, {name}.',
    bookingMailIntroConfirmed:
      'Postaráme sa o vaše auto {car}. Priložený súbor pridá termín do vášho kalendára.',
    bookingMailIntroChanged:
      'Pôvodný termín sme uvoľnili. Priložený súbor ho presunie aj vo vašom kalendári.',
    bookingMailIntroCancelled:
      'Nemusíte robiť nič ďalšie. Priložený súbor odstráni termín z vášho kalendára.',
    bookingMailIntroReminder: 'Prineste kľúče od auta a, ak ho máte, nástavec na poistné skrutky kolies.',
    bookingMailTime: 'Termín',
    bookingMailAt: '{day} o {time}',
    bookingMailFullDay: 'Odovzdajte auto do {time}. Ozveme sa, keď bude hotové.',
    bookingMailCar: 'Auto',
    bookingMailWorkshop: 'Servis',
    bookingMailNumber: 'Číslo rezervácie',
    bookingMailMessage: 'Vaša správa',
    bookingMailServices: 'Čo urobíme',
    bookingMailTotal: 'Spolu vrátane DPH',
    bookingMailNoPrice: 'Cena chýba*',
    bookingMailNoPriceNote: '* Niektoré ceny sa dajú vypočítať až v našom servise.',
    bookingMailManage: 'Zmeniť alebo zrušiť',
    bookingMailDirections: 'Trasa',
    bookingMailBookAgain: 'Rezervovať nový termín',
    bookingMailFoot:
      'Termín môžete zmeniť alebo zrušiť najneskôr 24 hodín vopred. Potom volajte servis na {phone}.',
    bookingMailFootCancelled: 'Ak niečo nesedí, zavolajte na {phone}.',
    bookingSmsConfirmed: '{site}: váš termín je {day} o {time}, {workshop}. Zmeniť alebo zrušiť: {link}',
    bookingSmsChanged: '{site}: váš nový termín je {day} o {time}, {workshop}. Zmeniť alebo zrušiť: {link}',
    bookingSmsCancelled: '{site}: váš termín {day} o {time}, {workshop}, je zrušený.',
    bookingSmsReminder: '{site}: tešíme sa zajtra {day} o {time}, {workshop}, {address}. Rezervácia: {link}',
    bookingCalendarTitle: 'Servis: {car}',
  },
});

declare module '../../sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof bookingMessageDictionary> {}
}
