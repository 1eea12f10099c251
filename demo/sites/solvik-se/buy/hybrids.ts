import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

const plugInList = '/kop-bil/alla-bilar-i-lager?car_fuel=Laddhybrid';

export const hybrids = swedish({
  path: '/kop-bil/biltyp/hybridbilar',
  name: 'Hybridbilar',
  description: 'Hybridbilar som laddar sig själva: förbrukning, modeller och för vem de passar.',
  order: 3,
  main: [
    block('text-with-image', {
      title: 'Laddar när du bromsar.',
      titleTag: 'h1',
      text: toRichText(`
        En hybrid har ingen sladd. Elmotorn hjälper till när du kör iväg och tar tillbaka energin när du
        stannar. I stan går den på el mer än hälften av tiden, på motorvägen knappt alls.
      `),
      image: picture('scenes/city-dusk', 'En mörk sedan i stan i skymningen'),
      link: link('/kop-bil/alla-bilar-i-lager?car_fuel=Elhybrid', 'Se hybrider i lager'),
      buttonType: 'Primary',
    }),
    block('figure-table', {
      title: 'Vad den drar',
      labelTitle: 'Modell',
      valueTitle: 'Liter per mil',
      rows: [
        { label: 'Toyota Yaris 1.5 Hybrid', value: '0,38', amount: 38 },
        { label: 'Toyota Corolla Touring Sports 1.8', value: '0,45', amount: 45 },
        { label: 'Kia Niro Hybrid', value: '0,46', amount: 46 },
        { label: 'Toyota RAV4 2.5 AWD-i', value: '0,57', amount: 57 },
        { label: 'Kia Sportage 1.6 Hybrid AWD', value: '0,63', amount: 63 },
      ],
      footnote: 'Blandad körning enligt WLTP.',
      tone: 'stage',
    }),
    block('rich-text', {
      title: 'Passar, och passar inte',
      body: toRichText(`
        **Passar** dig som kör mycket i stan, inte kan ladda hemma och vill ha en bil som bara fungerar.
        Kamrem och koppling saknas i de flesta, och bromsbeläggen håller dubbelt så länge.

        **Passar inte** dig som kör tjugo mil motorväg om dagen. Då är en diesel eller en elbil billigare. Har
        du ett uttag hemma räknar vi gärna på en [laddhybrid](/kop-bil/biltyp/laddhybrider) i stället.
      `),
      width: 'beside heading',
    }),
  ],
});

export const plugIns = swedish({
  path: '/kop-bil/biltyp/laddhybrider',
  name: 'Laddhybrider',
  description: 'Laddhybrider hos Solvik: elräckvidd, förmånsvärde och när de lönar sig.',
  order: 2,
  main: [
    block('stage-hero', {
      title: 'Vardagen på el, semestern på bensin.',
      text: 'Sex till tio mil räcker till jobbet och hem. Resten är till för Jämtland.',
      image: picture('pictures/stages/estate-slim-led-navy-front34', 'En mörkblå kombi snett framifrån'),
      tone: 'brand',
      size: 'small',
      link: link('/kop-bil/alla-bilar-i-lager?car_fuel=Laddhybrid', 'Se laddhybrider i lager'),
      figures: [
        { value: '101 km', label: 'BMW 330e Touring, el' },
        { value: '91 km', label: 'Volvo V60 T6, el' },
        { value: '86 km', label: 'Toyota Prius, el' },
      ],
    }),
    block('rich-text', {
      title: 'Tre villkor för att det ska löna sig',
      body: toRichText(`
        1. **Du laddar varje natt.** En laddhybrid som aldrig laddas är en bensinbil med tvåhundra kilo ballast.
        2. **Du kör kort oftare än långt.** Under åtta mil om dagen på vardagar.
        3. **Du drar något ibland.** 1 800 till 2 250 kg är vanligt, och räckvidden halveras inte.

        Uppfyller du bara ett av dem är en [elbil](/kop-bil/biltyp/elbilar) eller en vanlig [hybrid](/kop-bil/biltyp/hybridbilar)
        oftast klokare. Det säger vi också i hallen.
      `),
      width: 'beside heading',
    }),
    block('link-rows', {
      title: 'Begagnade laddhybrider, exempel ur lagret',
      text: 'Priset är det lägsta i lager just nu.',
      layout: 'below heading',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        {
          title: 'Volvo V60 T6 AWD',
          text: 'Kombi, fyrhjulsdrift, dragkrok',
          note: '91 km el',
          figure: `från {lowest price: ${plugInList}&car_brand=Volvo&car_model=V60}`,
          link: link(`${plugInList}&car_brand=Volvo&car_model=V60`),
        },
        {
          title: 'BMW 330e xDrive Touring',
          text: 'Kombi, fyrhjulsdrift',
          note: '54 km el',
          figure: `från {lowest price: ${plugInList}&car_brand=BMW&car_model=3-serie&car_body=Kombi}`,
          link: link(`${plugInList}&car_brand=BMW&car_model=3-serie&car_body=Kombi`),
        },
        {
          title: 'Kia Niro Plug-in Hybrid',
          text: 'Suv, framhjulsdrift',
          note: '65 km el',
          figure: `från {lowest price: ${plugInList}&car_brand=Kia&car_model=Niro}`,
          link: link(`${plugInList}&car_brand=Kia&car_model=Niro`),
        },
        {
          title: 'Toyota RAV4 Plug-in Hybrid',
          text: 'Suv, fyrhjulsdrift',
          note: '75 km el',
          figure: `från {lowest price: ${plugInList}&car_brand=Toyota&car_model=RAV4}`,
          link: link(`${plugInList}&car_brand=Toyota&car_model=RAV4`),
        },
      ],
      more: link('/kop-bil/begagnade-bilar-i-lager', 'Mer om våra begagnade bilar'),
    }),
  ],
});

export const demoCars = swedish({
  path: '/kop-bil/biltyp/demobilar',
  name: 'Demobilar',
  description: 'Demobilar från Solvik: nästan nya, full garanti och 8 till 15 procent under nypris.',
  order: 4,
  main: [
    block('car-list', {
      title: 'Demobilar',
      titleTag: 'h1',
      makeTitle: '{car}, demobil',
      lead: 'Nästan nya, full garanti, 8 till 15 procent under nypris.',
      filters: [{ field: 'car_condition', value: 'Demobil' }],
    }),
    block('blurb', {
      title: 'Inkörd av folk som kan bilar.',
      richText: toRichText(`
        En demobil har stått i hallen, följt med på provkörningar och hämtat fikabröd. Den är högst tolv månader,
        har gått 200 till 1 200 mil och kostar 8 till 15 procent mindre än ny. Nybilsgarantin räknas från
        första registreringen.
      `),
      image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför bilhallen'),
      backgroundColor: 'surface',
    }),
    block('link-rows', {
      title: 'Bra att veta',
      rows: [
        {
          title: 'Utrustad för att imponera',
          text: 'Demobilar beställs med det mesta. Du betalar för ungefär hälften.',
        },
        {
          title: 'Byts två gånger om året',
          text: 'I maj och november släpper vi de flesta. Nu är en bra tid.',
        },
        { title: 'Vinterhjul följer med', text: 'Vi behövde dem själva.' },
        { title: 'Öppet köp i fjorton dagar', text: 'Samma som för alla våra bilar.' },
      ],
      action: link('/kop-bil/kampanjer/bilkampanjer', 'Månadens kampanjer'),
    }),
  ],
});
