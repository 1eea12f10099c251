import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const contact = swedish({
  path: '/om-solvik/kontakt',
  name: 'Kontakt',
  description:
    'Kontakta Solvik: kundservice, verkstad, däck, inköp och företag. Nummer som går till människor.',
  order: 6,
  menuImage: picture('scenes/dealership-day'),
  main: [
    block('rich-text', {
      title: 'Nummer som går till människor.',
      titleTag: 'h1',
      lead: 'Inga knappval. Ringer du fel kopplar vi rätt.',
    }),
    block('link-rows', {
      title: 'Direkt till',
      rows: [
        {
          title: 'Verkstaden',
          text: 'Service, reparation, skada',
          note: '010-550 01 40',
          link: link('tel:+46105500140'),
        },
        {
          title: 'Däck',
          text: 'Däckhotell, hjulskifte, webbshop',
          note: '010-550 01 50',
          link: link('tel:+46105500150'),
        },
        {
          title: 'Inköp',
          text: 'När du vill sälja bilen',
          note: '010-550 01 60',
          link: link('tel:+46105500160'),
        },
        {
          title: 'Företag',
          text: 'Tjänstebilar och transportbilar',
          note: '010-550 01 70',
          link: link('tel:+46105500170'),
        },
        { title: 'Skada', text: 'Dygnet runt', note: '010-550 01 99', link: link('tel:+46105500199') },
      ],
    }),
    block('contact-line', {
      title: 'Kundservice',
      text: 'För allt som inte är verkstad. En människa svarar, oftast Lena eller Amir.',
      line: link('tel:+46105500128', '010-550 01 28'),
      note: toRichText('[hej@solvik.example](mailto:hej@solvik.example), svar inom en vardag.'),
      hours: {
        title: 'Telefontid',
        today: 'i dag',
        rows: [
          { days: 'Måndag–fredag', hours: '8–18', from: 'Monday', to: 'Friday' },
          { days: 'Lördag', hours: '10–15', from: 'Saturday' },
          { days: 'Söndag', hours: 'Stängt', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Huvudkontor',
        text: toRichText('Solvik Bil AB, Kajgatan 12, 451 50 Uddevalla'),
        link: link('/anlaggningar', 'Alla anläggningar'),
      },
    }),
  ],
});

export const press = swedish({
  path: '/om-solvik/press',
  name: 'Press',
  description: 'Presskontakt, bilder och fakta om Solvik.',
  order: 5,
  menuImage: picture('scenes/showroom'),
  main: [
    block('rich-text', {
      title: 'Press',
      titleTag: 'h1',
      lead: 'Frågor besvaras av Maria Åkerlund, 010-550 01 80, också på kvällen om det brinner.',
      body: toRichText(`
        ## Kort om Solvik

        Solvik Bil AB säljer och servar BMW, MINI, Volvo, Polestar, Kia, Toyota och Porsche på tolv anläggningar
        från Halmstad till Sundsvall. Bolaget grundades 1928 i Uddevalla och ägs av familjen Solvik i fjärde
        generationen. 640 anställda, 14 300 sålda bilar 2025.

        ## Senaste

        - **2026-10-21** Nya BMW i4 till Sverige, först i Halmstad. [Läs berättelsen](/berattelser/2026/i4-har-landat)
        - **2026-09-02** Solvik öppnar lackverkstad i Sundsvall
        - **2026-06-11** Fyrtio lärlingar antagna för andra året i rad
      `),
    }),
    block('image', {
      image: picture('scenes/dealership-dusk', 'Bilhallen vid vattnet i Uddevalla, upplyst i skymningen'),
      caption: 'Kajgatan 12 i Uddevalla. Fri att publicera med bildbyline Solvik.',
      width: 'wide',
    }),
  ],
});

export const privacy = swedish({
  path: '/om-solvik/integritetspolicy',
  name: 'Integritetspolicy',
  hidden: true,
  description: 'Så hanterar Solvik personuppgifter: vad vi sparar, varför, hur länge och dina rättigheter.',
  main: [
    block('rich-text', {
      title: 'Integritetspolicy',
      titleTag: 'h1',
      lead: 'Personuppgiftsansvarig är Solvik Bil AB. Gäller från 1 september 2026.',
      body: toRichText(`
        ## Vad vi sparar

        - **När du köper en bil:** namn, personnummer, adress, avtal. I tio år, för garantier och bokföring.
        - **När du bokar verkstad:** namn, telefon, registreringsnummer, miltal. Så länge du är kund, högst tre år efter sista besöket.
        - **När du skriver till oss:** brevet och svaret. I ett år.
        - **När du läser nyhetsbrevet:** e-postadressen. Tills du slutar.

        ## Vad vi inte gör

        Vi säljer inga uppgifter. Vi köper inga heller. Bilar som ringer hem gör det till tillverkaren. Vi visar var
        du stänger av det.

        ## Dina rättigheter

        Du får se, rätta och radera det vi har. Skriv till [dataskydd@solvik.example](mailto:dataskydd@solvik.example), så
        svarar vi inom en månad. Är du inte nöjd kan du klaga hos Integritetsskyddsmyndigheten.

        Om webbplatsens kakor står det mer på sidan [Kakor](/om-solvik/kakor).
      `),
    }),
  ],
});

export const cookies = swedish({
  path: '/om-solvik/kakor',
  name: 'Kakor',
  hidden: true,
  description: 'Vilka kakor Solviks webbplats använder, till vad och hur länge de ligger kvar.',
  main: [
    block('rich-text', {
      title: 'Kakor',
      titleTag: 'h1',
      lead: 'Webbplatsen fungerar utan. Det som mäter eller visar reklam sparas först när du säger ja, och du ändrar dig längst ner på varje sida.',
      body: toRichText(`
        - **Nödvändiga:** minns ditt val om kakor och vilka meddelanden du stängt. Ligger kvar i högst ett år.
        - **Statistik:** räknar besök och vilka sidor som läses. Tretton månader.
        - **Marknadsföring:** visar annonser för bilar du tittat på. Tre månader.

        Film från andra håll hämtas inte förrän du trycker på start och godkänner.
      `),
    }),
  ],
});
