import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const service: DemoPage = {
  id: 'service',
  language: 'sv',
  path: '/service-och-verkstad',
  name: 'Service och verkstad',
  fields: {
    metaTitle: 'Service och verkstad',
    navTitle: 'Verkstad',
    metaDescription:
      'Originalservice, däck, bromsar, skada och glas på Solviks tolv verkstäder. Fasta priser och bilen klar samma dag.',
    order: 30,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/workshop', 'Närbild på ett hjul i kvällsljus'),
      title: 'Verkstaden öppnar klockan sju.',
      text: 'Lämna nyckeln i skåpet från sex, ta bussen till jobbet och hämta bilen efter fyra.',
      link: link('/service-och-verkstad/boka-service', 'Boka service'),
      buttonType: 'Light',
      secondLink: link('tel:+46105500140', '010-550 01 40'),
    }),
    block('link-rows', {
      title: 'Vad det kostar',
      text: 'Priserna gäller de flesta personbilar. Hittar vi något mer ringer vi innan vi skruvar.',
      figurePlace: 'last',
      rows: [
        {
          title: 'Originalservice',
          text: 'Efter tillverkarens program, med originaldelar och stämpel i boken',
          figure: 'från 2 190 kr',
        },
        { title: 'Hjulskifte', text: 'Mönsterdjup och lufttryck ingår', figure: '495 kr' },
        { title: 'Hjulinställning', text: 'Fyra hjul, med protokoll före och efter', figure: '1 495 kr' },
        { title: 'Bromsar', text: 'Rengöring och smörjning runt om', figure: '1 195 kr' },
        { title: 'AC-service', text: 'Nytt köldmedium, läcksökning, kupéfilter', figure: '1 395 kr' },
        {
          title: 'Batteritest på elbil',
          text: 'Kapacitet och cellspänning i ett intyg du kan visa en köpare',
          figure: '790 kr',
        },
        { title: 'Felsökning', text: 'Första halvtimmen. Sedan bestämmer du', figure: '690 kr' },
      ],
    }),
    block('text-with-image', {
      title: 'Skada, lack och glas',
      text: prose(`
        Skicka tre bilder till skada@solvik.example: en på hela bilen, en på skadan och en på mätarställningen.
        Du får en offert samma vardag och vi tar kontakten med försäkringsbolaget.

        Stenskott lagar vi medan du väntar. Är det mindre än en femkrona kostar det oftast ingenting.
      `),
      image: picture('pictures/solvik/story-tail', 'Baklyktan på en mörk bil'),
      imageRatio: '1:1',
      reverse: true,
      link: link('mailto:skada@solvik.example', 'skada@solvik.example'),
    }),
    block('faq', {
      title: 'Frågor vi får i disken',
      firstOpen: true,
      items: [
        {
          question: 'Gäller garantin om ni gör servicen?',
          answer: prose(
            'Ja. Vi är auktoriserade för BMW, MINI, Volvo, Polestar, Kia, Toyota och Porsche och följer deras program. Gäller din bil ett annat märke gör vi servicen enligt boken, och då gäller garantin också.',
          ),
        },
        {
          question: 'Kan jag få låna en bil?',
          answer: prose(
            'En lånebil kostar 395 kr om dagen, bränsle tillkommer. Säg till när du bokar, det finns sällan några kvar på morgonen.',
          ),
        },
        {
          question: 'Vad händer om ni hittar något mer?',
          answer: prose(
            'Vi ringer, berättar vad det är, vad det kostar och om det kan vänta. Utan ditt ja gör vi inget.',
          ),
        },
        {
          question: 'Måste jag ha köpt bilen hos er?',
          answer: prose('Nej. Hälften av bilarna i verkstaden har vi aldrig sålt.'),
        },
      ],
    }),
    block('call-panel', {
      title: 'En tid som passar dig.',
      text: 'Verkstaden svarar vardagar 7–17. Ha registreringsnumret till hands.',
      link: link('/service-och-verkstad/boka-service', 'Så bokar du'),
      secondLink: link('tel:+46105500140', '010-550 01 40'),
      tone: 'brand',
    }),
  ],
};

export const bookService: DemoPage = {
  id: 'book-service',
  language: 'sv',
  path: '/service-och-verkstad/boka-service',
  name: 'Boka service',
  fields: {
    metaTitle: 'Boka service',
    navTitle: 'Boka service',
    metaDescription:
      'Så bokar du tid i Solviks verkstäder: numret, öppettiderna och vad du behöver ha till hands.',
  },
  main: [
    block('rich-text', {
      title: 'Boka service',
      titleTag: 'h1',
      lead: 'Ring oss, så är det klart på tre minuter. Fyra saker gör samtalet kortare.',
      body: prose(`
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
      `),
      width: 'beside heading',
    }),
    block('contact-line', {
      title: 'Verkstaden',
      text: 'Ett nummer till alla tolv. Säg vilken ort, så kopplar vi.',
      line: link('tel:+46105500140', '010-550 01 40'),
      note: prose(
        'Hellre skriva? [verkstad@solvik.example](mailto:verkstad@solvik.example), svar samma vardag.',
      ),
      hours: {
        title: 'Telefontid',
        today: 'i dag',
        rows: [
          { days: 'Måndag–torsdag', hours: '7–17', from: 'Monday', to: 'Thursday' },
          { days: 'Fredag', hours: '7–16', from: 'Friday' },
          { days: 'Lördag–söndag', hours: 'Stängt', from: 'Saturday', to: 'Sunday' },
        ],
      },
      place: {
        title: 'Var',
        text: prose(
          'Alla tolv anläggningar har verkstad. Skada och lack finns i Uddevalla, Göteborg, Västerås och Sundsvall.',
        ),
        link: link('/anlaggningar', 'Alla anläggningar'),
      },
    }),
  ],
};
