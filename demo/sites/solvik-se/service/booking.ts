import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

const telephoneHours = {
  title: 'Telefontid',
  today: 'i dag',
  rows: [
    { days: 'Måndag–torsdag', hours: '7–17', from: 'Monday', to: 'Thursday' },
    { days: 'Fredag', hours: '7–16', from: 'Friday' },
    { days: 'Lördag–söndag', hours: 'Stängt', from: 'Saturday', to: 'Sunday' },
  ],
} as const;

export const bookService = swedish({
  path: '/service-och-verkstad/boka-service',
  name: 'Boka service',
  description: 'Så bokar du tid i Solviks verkstäder: numret, öppettiderna och vad du behöver ha till hands.',
  order: 1,
  main: [
    block('rich-text', {
      title: 'Boka service',
      titleTag: 'h1',
      lead: 'Ring oss, så är det klart på tre minuter. Fyra saker gör samtalet kortare.',
      body: toRichText(`
        ## Ha till hands

        - **Registreringsnumret.** Då ser vi modell, motor och vilken service som är näst på tur.
        - **Miltalet.** På ett ungefär räcker.
        - **Vad du har märkt.** Ljud, ljus eller lukt, och när det händer.
        - **Två dagar som fungerar.** Vi har oftast en tid inom en vecka, hjulskifte tidigare.

        ## Det här händer sedan

        1. Du får ett sms med tid, adress och pris.
        2. Lämna nyckeln i disken från sju eller i nyckelskåpet från sex.
        3. Vi ringer om något ser annorlunda ut än väntat.
        4. Du får ett sms när bilen är klar. Nyckeln ligger kvar i skåpet om vi har stängt.

        Har du varit här nyligen? [Berätta hur det gick](/service-och-verkstad/efter-besoket).
      `),
      width: 'beside heading',
    }),
    block('contact-line', {
      title: 'Verkstaden',
      text: 'Ett nummer till alla tolv. Säg vilken ort, så kopplar vi.',
      line: link('tel:+46105500140', '010-550 01 40'),
      note: toRichText(
        'Hellre skriva? [verkstad@solvik.example](mailto:verkstad@solvik.example), svar samma vardag.',
      ),
      hours: telephoneHours,
      place: {
        title: 'Var',
        text: toRichText(
          'Alla tolv anläggningar har verkstad. Skada och lack finns i Uddevalla, Göteborg, Västerås och Sundsvall.',
        ),
        link: link('/anlaggningar', 'Alla anläggningar'),
      },
    }),
  ],
});

export const bookWorkshop = swedish({
  path: '/service-och-verkstad/boka-bilverkstad',
  name: 'Boka bilverkstad',
  description: 'Boka bilverkstad för reparation, felsökning eller skada. Så snabbt får du tid, ort för ort.',
  order: 2,
  main: [
    block('text-with-image', {
      title: 'Något låter. Vi lyssnar.',
      titleTag: 'h1',
      text: toRichText(`
        Service bokar du när det är dags. Hit ringer du när det inte är som det ska: en lampa som lyser, ett ljud som
        kommer i vänstersväng, en ruta som inte går upp. Beskriv det som du skulle göra för en granne.
      `),
      image: picture('scenes/workshop', 'En vit kombi i en ljus verkstad'),
      link: link('tel:+46105500140', 'Ring 010-550 01 40'),
      buttonType: 'Primary',
      reverse: true,
    }),
    block('figure-table', {
      title: 'Väntetid just nu',
      text: 'Dagar till första lediga tid för en reparation. Uppdateras varje måndag.',
      labelTitle: 'Verkstad',
      valueTitle: 'Vardagar',
      rows: [
        { label: 'Varberg', value: '1', amount: 1 },
        { label: 'Trollhättan', value: '2', amount: 2 },
        { label: 'Örebro', value: '2', amount: 2 },
        { label: 'Borås', value: '3', amount: 3 },
        { label: 'Uddevalla', value: '4', amount: 4 },
        { label: 'Göteborg', value: '6', amount: 6 },
      ],
      footnote: 'Övriga sex: tre dagar i snitt. Går bilen inte att köra får du tid i dag.',
      tone: 'stage',
    }),
    block('steps', {
      title: 'Går den inte att köra?',
      titleSize: 'section',
      tone: 'dark',
      steps: [
        {
          title: 'Ring assistansen',
          text: 'Numret sitter i rutan på förarsidan. Bilar vi har servat bärgas gratis i tolv månader.',
        },
        { title: 'Säg vart', text: 'Närmaste Solvik. Nattetid finns en plats på gården och ett nyckelskåp.' },
        { title: 'Sov', text: 'Vi ringer före nio och berättar vad vi ser.' },
      ],
    }),
  ],
});
