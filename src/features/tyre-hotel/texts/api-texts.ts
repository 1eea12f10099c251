import type { TextsOf } from '../../../shared/sites/dictionary.ts';
import { inAllLanguages } from '../../../shared/sites/in-all-languages.ts';

/** What /api/tirehotel refuses with, and the name of the service in bookings. */
export const tyreHotelApiDictionary = inAllLanguages({
  sv: {
    tyreHotelService: 'Hjulskifte, däckhotell',
    tyreHotelInvalidRequest: 'Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.',
    tyreHotelWrongCode: 'Koden stämmer inte eller har gått ut. Be om en ny kod.',
    tyreHotelNotSignedIn: 'Du är inte längre inloggad. Logga in igen med en ny kod.',
    tyreHotelOtherPlate: 'Du är inloggad för ett annat fordon.',
    tyreHotelNoAgreement: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
    tyreHotelNoWorkshop: 'Vi hittar inte verkstaden.',
    tyreHotelTimeTaken: 'Tiden är inte längre ledig. Välj en annan tid.',
    tyreHotelCarBooked:
      'Bilen är redan bokad den tiden. Bekräftelsen finns i din e-post. Välj annars en annan tid.',
    tyreHotelKeyReused: 'Bokningen har redan skickats med andra uppgifter. Skicka den en gång till.',
    tyreHotelTooMany: 'För många försök. Vänta en stund och försök igen.',
    tyreHotelUnavailable: 'Något gick fel, var god och försök senare.',
  },
  nb: {
    tyreHotelService: 'Hjulskift, dekkhotell',
    tyreHotelInvalidRequest: 'Noe i opplysningene stemmer ikke. Kontroller dem og prøv igjen.',
    tyreHotelWrongCode: 'Koden stemmer ikke eller er utløpt. Be om en ny kode.',
    tyreHotelNotSignedIn: 'Du er ikke lenger logget inn. Logg inn igjen med en ny kode.',
    tyreHotelOtherPlate: 'Du er logget inn for et annet kjøretøy.',
    tyreHotelNoAgreement: 'Vi finner ingen dekkhotellavtale for dette registreringsnummeret.',
    tyreHotelNoWorkshop: 'Vi finner ikke verkstedet.',
    tyreHotelTimeTaken: 'Timen er ikke lenger ledig. Velg en annen time.',
    tyreHotelCarBooked:
      'Bilen har allerede en time da. Bekreftelsen ligger i e-posten din. Velg ellers en annen time.',
    tyreHotelKeyReused: 'Bestillingen er allerede sendt med andre opplysninger. Send den én gang til.',
    tyreHotelTooMany: 'For mange forsøk. Vent litt og prøv igjen.',
    tyreHotelUnavailable: 'Noe gikk galt. Prøv igjen senere.',
  },
  en: {
    tyreHotelService: 'Wheel change, tyre hotel',
    tyreHotelInvalidRequest: 'Some of the details are not right. Check them and try again.',
    tyreHotelWrongCode: 'The code is wrong or has expired. Ask for a new one.',
    tyreHotelNotSignedIn: 'You are no longer signed in. Sign in again with a new code.',
    tyreHotelOtherPlate: 'You are signed in for another vehicle.',
    tyreHotelNoAgreement: 'We can’t find a tyre hotel agreement for this registration number.',
    tyreHotelNoWorkshop: 'We can’t find the workshop.',
    tyreHotelTimeTaken: 'That time is no longer available. Please choose another.',
    tyreHotelCarBooked:
      'The car is already booked in at that time. The confirmation is in your email. Otherwise choose another time.',
    tyreHotelKeyReused: 'The booking has already been sent with other details. Please send it once more.',
    tyreHotelTooMany: 'Too many attempts. Wait a while and try again.',
    tyreHotelUnavailable: 'Something went wrong, please try again later.',
  },
  fi: {
    tyreHotelService: 'Renkaanvaihto, rengashotelli',
    tyreHotelInvalidRequest: 'Jokin tiedoista on väärin. Tarkista tiedot ja yritä uudelleen.',
    tyreHotelWrongCode: 'Koodi on väärä tai vanhentunut. Pyydä uusi koodi.',
    tyreHotelNotSignedIn: 'Et ole enää kirjautuneena. Kirjaudu uudelleen uudella koodilla.',
    tyreHotelOtherPlate: 'Olet kirjautunut toisella ajoneuvolla.',
    tyreHotelNoAgreement: 'Tällä rekisterinumerolla ei löydy rengashotellisopimusta.',
    tyreHotelNoWorkshop: 'Korjaamoa ei löydy.',
    tyreHotelTimeTaken: 'Aika ei ole enää vapaa. Valitse toinen aika.',
    tyreHotelCarBooked:
      'Autolle on jo varattu tämä aika. Vahvistus on sähköpostissasi. Valitse muuten toinen aika.',
    tyreHotelKeyReused: 'Varaus on jo lähetetty muilla tiedoilla. Lähetä se vielä kerran.',
    tyreHotelTooMany: 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
    tyreHotelUnavailable: 'Jokin meni vikaan. Yritä myöhemmin uudelleen.',
  },
  sk: {
    tyreHotelService: 'Prezutie, hotel pre pneumatiky',
    tyreHotelInvalidRequest: 'Niektoré údaje nie sú správne. Skontrolujte ich a skúste to znova.',
    tyreHotelWrongCode: 'Kód nie je správny alebo už neplatí. Vyžiadajte si nový.',
    tyreHotelNotSignedIn: 'Už nie ste prihlásení. Prihláste sa znova s novým kódom.',
    tyreHotelOtherPlate: 'Ste prihlásení pre iné vozidlo.',
    tyreHotelNoAgreement: 'Pre toto evidenčné číslo sme nenašli zmluvu o uskladnení pneumatík.',
    tyreHotelNoWorkshop: 'Servis sme nenašli.',
    tyreHotelTimeTaken: 'Tento termín už nie je voľný. Vyberte si iný.',
    tyreHotelCarBooked:
      'Auto už má v tomto čase termín. Potvrdenie nájdete v e-maile. Inak si vyberte iný termín.',
    tyreHotelKeyReused: 'Rezervácia už bola odoslaná s inými údajmi. Pošlite ju ešte raz.',
    tyreHotelTooMany: 'Priveľa pokusov. Chvíľu počkajte a skúste to znova.',
    tyreHotelUnavailable: 'Niečo sa pokazilo. Skúste to neskôr.',
  },
});

declare module '../../../shared/sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof tyreHotelApiDictionary> {}
}
