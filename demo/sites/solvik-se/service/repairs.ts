import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

const at = '/service-och-verkstad/vara-verkstadstjanster';

export const faultFinding = swedish({
  path: `${at}/felsokning`,
  name: 'Felsökning',
  description: 'Felsökning: 690 kr för den första halvtimmen, sedan bestämmer du om vi ska fortsätta.',
  order: 5,
  main: [
    block('rich-text', {
      title: 'En lampa lyser. Vad betyder den?',
      titleTag: 'h1',
      lead: 'Röd betyder stanna. Gul betyder kör hit. Grön och blå betyder ingenting farligt.',
    }),
    block('steps', {
      title: 'Så letar vi',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Fråga', text: 'När, var, hur ofta. Två minuters prat sparar en timmes letande.' },
        { title: 'Läs', text: 'Bilens felminne, med tillverkarens eget verktyg.' },
        { title: 'Återskapa', text: 'Vi kör tills det händer. Helst med dig bredvid.' },
        { title: 'Ring', text: 'Efter en halvtimme vet vi oftast. Du får ett pris innan vi börjar.' },
      ],
    }),
    block('call-panel', {
      title: 'Spela in ljudet.',
      text: 'En film på tio sekunder från telefonen är värd mer än en beskrivning. Mejla den till verkstad@solvik.example.',
      link: link('/service-och-verkstad/boka-bilverkstad', 'Boka bilverkstad'),
      secondLink: link('mailto:verkstad@solvik.example', 'verkstad@solvik.example'),
      tone: 'dark',
    }),
  ],
});

export const bodyWork = swedish({
  path: `${at}/skada-och-lack`,
  name: 'Skada och lack',
  description: 'Skadeverkstad i Uddevalla, Göteborg, Västerås och Sundsvall. Offert samma dag på tre bilder.',
  order: 6,
  main: [
    block('text-with-image', {
      title: 'Tre bilder räcker för en offert.',
      titleTag: 'h1',
      text: toRichText(`
        En på hela bilen, en på skadan, en på mätarställningen. Mejla dem till
        [skada@solvik.example](mailto:skada@solvik.example) före tre, så har du ett pris i dag. Försäkringsbolaget pratar vi med.
      `),
      image: picture('scenes/close-tail', 'Baklyktorna på en mörk bil'),
      link: link('mailto:skada@solvik.example', 'Mejla bilderna'),
      buttonType: 'Primary',
    }),
    block('link-rows', {
      title: 'Vanliga skador',
      figurePlace: 'last',
      rows: [
        { title: 'Parkeringsbuckla', text: 'Trycks ut utan lack', figure: 'från 1 490 kr' },
        { title: 'Repad stötfångare', text: 'Slipas och lackas', figure: 'från 3 900 kr' },
        { title: 'Fälg', text: 'Svarvas eller lackas, per styck', figure: '1 690 kr' },
        { title: 'Dörr', text: 'Riktas och lackas, med övertoning', figure: 'från 8 900 kr' },
      ],
    }),
    block('site-selection', {
      title: 'Här finns plåt och lack',
      sites: [
        { slug: 'solvik-uddevalla' },
        { slug: 'solvik-goteborg' },
        { slug: 'solvik-vasteras' },
        { slug: 'solvik-sundsvall' },
      ],
    }),
  ],
});

export const glass = swedish({
  path: `${at}/stenskott-och-glas`,
  name: 'Stenskott och glas',
  description: 'Stenskott lagas på en halvtimme, oftast gratis. Byte av vindruta med kalibrering av kameran.',
  order: 7,
  main: [
    block('rich-text', {
      title: 'Mindre än en femkrona? Då går det att laga.',
      titleTag: 'h1',
      lead: 'Ett lagat stenskott kostar oss en halvtimme och dig oftast ingenting, eftersom försäkringsbolaget hellre betalar det än en ruta.',
    }),
    block('price-table', {
      title: 'Laga eller byta',
      titleSize: 'section',
      corner: 'Åtgärd',
      columns: [{ title: 'Laga', recommended: true }, { title: 'Byta ruta' }],
      rows: [
        { title: 'Med glasförsäkring', cells: [{ value: '0 kr' }, { value: 'självrisken' }] },
        { title: 'Utan', cells: [{ value: '890 kr' }, { value: 'från 7 900 kr' }] },
        { title: 'Tid', small: true, cells: [{ value: '30 min' }, { value: 'en dag' }] },
        { title: 'Kamera kalibreras', small: true, cells: [{ value: 'behövs inte' }, { value: 'ingår' }] },
      ],
      footnote: 'Sitter skottet i förarens synfält eller närmare kanten än fem centimeter måste rutan bytas.',
    }),
    block('rich-text', {
      title: 'Till dess',
      body: toRichText(
        'Sätt en bit genomskinlig tejp över skottet, på utsidan. Fukt och smuts är det som gör det svårt att laga.',
      ),
      width: 'beside heading',
    }),
  ],
});

export const winterCheck = swedish({
  path: `${at}/vinterkontroll`,
  name: 'Vinterkontroll',
  description: 'Vinterkontroll för 495 kr: batteri, ljus, bromsar, torkare och glykol på fyrtio minuter.',
  order: 8,
  main: [
    block('hero', {
      image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
      imagePhone: picture('scenes/winter-mountains-phone'),
      title: 'Fem saker före frosten.',
      text: 'Fyrtio minuter, 495 kronor. Till och med 18 december.',
      link: link('/service-och-verkstad/boka-service', 'Boka vinterkontroll'),
      buttonType: 'Light',
    }),
    block('link-rows', {
      title: 'Det här mäter vi',
      figurePlace: 'first',
      rows: [
        {
          figure: '12,4',
          unit: 'V',
          title: 'Startbatteriet',
          text: 'Under det startar bilen i oktober men inte i januari.',
        },
        {
          figure: '−30',
          unit: '°C',
          title: 'Glykolen',
          text: 'Där ska kylvätskans fryspunkt ligga.',
        },
        { figure: '4', unit: 'mm', title: 'Däcken', text: 'Lagen säger tre.' },
        { figure: '0', unit: 'ränder', title: 'Torkarna', text: 'Nya blad kostar från 390 kr, monterade.' },
        { figure: '2×', title: 'Ljuset', text: 'Riktat och rengjort. En smutsig strålkastare ger hälften.' },
      ],
    }),
  ],
});
