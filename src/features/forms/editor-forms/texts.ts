import type { TextsOf } from '../../../shared/sites/dictionary.ts';
import { inAllLanguages } from '../../../shared/sites/in-all-languages.ts';

/** Forms that editors put together: what their pages and mails say beside the editors' own words. */
export const editorFormDictionary = inAllLanguages({
  sv: {
    editorFormHeading: 'Nya svar: {form}',
    editorFormHeadingFrom: '{name} har svarat: {form}',
    leadReference: 'Ärende',
    editorFormWritten: 'Skrevs',
    editorFormCall: 'Personen lämnade ingen e-postadress. Ring {phone}.',
    editorFormNoContact: 'Svaren är anonyma. Det går inte att svara på det här mejlet.',
    formConfirmThanks:
      'Ett steg kvar: vi har skickat ett mejl till adressen du skrev. Öppna länken i det, så är du med.',
    formConfirmSubject: 'Bekräfta: {form}',
    formConfirmHeading: 'Är det du som vill vara med?',
    formConfirmButton: 'Bekräfta',
    formConfirmFoot:
      'Mejlet skickades för att adressen angavs i ett formulär hos {site}. Var det inte du behöver du inte göra något. Då tas uppgifterna bort efter sju dagar.',
    formConfirmText: 'Tryck på knappen, så vet vi att adressen är din.',
    formConfirmedTitle: 'Tack, nu är det klart',
    formConfirmedText: 'Adressen är bekräftad.',
    formConfirmUnknownTitle: 'Länken gäller inte längre',
    formConfirmUnknownText: 'Den är äldre än sju dagar. Fyll i formuläret en gång till, så skickar vi en ny.',
    formConfirmHome: 'Till startsidan',
  },
  nb: {
    editorFormHeading: 'Nye svar: {form}',
    editorFormHeadingFrom: '{name} har svart: {form}',
    leadReference: 'Sak',
    editorFormWritten: 'Skrevet',
    editorFormCall: 'Personen oppga ingen e-postadresse. Ring {phone}.',
    editorFormNoContact: 'Svarene er anonyme. Det går ikke an å svare på denne e-posten.',
    formConfirmThanks:
      'Ett steg igjen: vi har sendt en e-post til adressen du skrev. Åpne lenken i den, så er du med.',
    formConfirmSubject: 'Bekreft: {form}',
    formConfirmHeading: 'Er det du som vil være med?',
    formConfirmButton: 'Bekreft',
    formConfirmFoot:
      'E-posten ble sendt fordi adressen ble oppgitt i et skjema hos {site}. Var det ikke deg, trenger du ikke gjøre noe. Da slettes opplysningene etter sju dager.',
    formConfirmText: 'Trykk på knappen, så vet vi at adressen er din.',
    formConfirmedTitle: 'Takk, nå er det klart',
    formConfirmedText: 'Adressen er bekreftet.',
    formConfirmUnknownTitle: 'Lenken gjelder ikke lenger',
    formConfirmUnknownText: 'Den er eldre enn sju dager. Fyll ut skjemaet en gang til, så sender vi en ny.',
    formConfirmHome: 'Til forsiden',
  },
  en: {
    editorFormHeading: 'New answers: {form}',
    editorFormHeadingFrom: '{name} has answered: {form}',
    leadReference: 'Reference',
    editorFormWritten: 'Written on',
    editorFormCall: 'They left no email address. Call {phone}.',
    editorFormNoContact: 'The answers are anonymous. There is nobody to reply to.',
    formConfirmThanks:
      'One step to go: we have sent an email to the address you gave. Open the link in it and you are in.',
    formConfirmSubject: 'Please confirm: {form}',
    formConfirmHeading: 'Was it you who signed up?',
    formConfirmButton: 'Confirm',
    formConfirmFoot:
      'This email was sent because the address was entered in a form at {site}. If that was not you, there is nothing you need to do: the details are deleted after seven days.',
    formConfirmText: 'Press the button, so that we know the address is yours.',
    formConfirmedTitle: 'Thank you, all done',
    formConfirmedText: 'Your address is confirmed.',
    formConfirmUnknownTitle: 'This link is no longer valid',
    formConfirmUnknownText:
      'It is more than seven days old. Fill in the form again and we will send a new one.',
    formConfirmHome: 'To the home page',
  },
  fi: {
    editorFormHeading: 'Uusia vastauksia: {form}',
    editorFormHeadingFrom: '{name} on vastannut: {form}',
    leadReference: 'Viite',
    editorFormWritten: 'Kirjoitettu',
    editorFormCall: 'Vastaaja ei antanut sähköpostiosoitetta. Soita {phone}.',
    editorFormNoContact: 'Vastaukset ovat nimettömiä. Tähän viestiin ei voi vastata.',
    formConfirmThanks:
      'Vielä yksi vaihe: lähetimme viestin antamaasi osoitteeseen. Avaa siinä oleva linkki, niin olet mukana.',
    formConfirmSubject: 'Vahvista: {form}',
    formConfirmHeading: 'Olitko se sinä?',
    formConfirmButton: 'Vahvista',
    formConfirmFoot:
      'Viesti lähetettiin, koska osoite annettiin lomakkeella sivustolla {site}. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Tiedot poistetaan silloin seitsemän päivän kuluttua.',
    formConfirmText: 'Paina painiketta, niin tiedämme, että osoite on sinun.',
    formConfirmedTitle: 'Kiitos, valmista tuli',
    formConfirmedText: 'Osoitteesi on vahvistettu.',
    formConfirmUnknownTitle: 'Linkki ei ole enää voimassa',
    formConfirmUnknownText: 'Se on yli seitsemän päivää vanha. Täytä lomake uudelleen, niin lähetämme uuden.',
    formConfirmHome: 'Etusivulle',
  },
  sk: {
    editorFormHeading: 'Nové odpovede: {form}',
    editorFormHeadingFrom: 'Odpovede od {name}: {form}',
    leadReference: 'Číslo',
    editorFormWritten: 'Napísané',
    editorFormCall: 'E-mailová adresa chýba. Zavolajte na {phone}.',
    editorFormNoContact: 'Odpovede sú anonymné. Na tento e-mail sa nedá odpovedať.',
    formConfirmThanks:
      'Ešte jeden krok: na zadanú adresu sme poslali e-mail. Otvorte odkaz, ktorý v ňom nájdete, a je to.',
    formConfirmSubject: 'Potvrďte: {form}',
    formConfirmHeading: 'Prihlásili ste sa vy?',
    formConfirmButton: 'Potvrdiť',
    formConfirmFoot:
      'E-mail sme poslali, pretože adresa bola zadaná vo formulári na stránke {site}. Ak ste to neboli vy, nemusíte nič robiť. Údaje po siedmich dňoch vymažeme.',
    formConfirmText: 'Stlačte tlačidlo, aby sme vedeli, že adresa je vaša.',
    formConfirmedTitle: 'Ďakujeme, hotovo',
    formConfirmedText: 'Vaša adresa je potvrdená.',
    formConfirmUnknownTitle: 'Odkaz už neplatí',
    formConfirmUnknownText: 'Je starší ako sedem dní. Vyplňte formulár ešte raz a pošleme vám nový.',
    formConfirmHome: 'Na úvodnú stránku',
  },
});

declare module '../../../shared/sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof editorFormDictionary> {}
}
