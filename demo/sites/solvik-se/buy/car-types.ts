import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const carTypes = swedish({
  path: '/kop-bil/biltyp',
  name: 'Biltyper',
  description: 'Elbil, laddhybrid, hybrid eller demobil? Vad som skiljer dem åt, i kronor och i vardagen.',
  order: 5,
  menuImage: picture('scenes/charging-night'),
  main: [
    block('rich-text', {
      title: 'Fyra sorter, en fråga: hur kör du?',
      titleTag: 'h1',
      lead: 'Den som kör sex mil om dagen och kan ladda hemma behöver inte läsa längre. Övriga får en tabell.',
    }),
    block('price-table', {
      title: 'Vad som skiljer',
      titleSize: 'section',
      text: 'Räknat på 1 500 mil om året, el för 1,50 kr/kWh hemma och bensin för 16,50 kr litern.',
      corner: 'Vad som skiljer',
      columns: [{ title: 'El', recommended: true }, { title: 'Laddhybrid' }, { title: 'Hybrid' }],
      rows: [
        {
          title: 'Drivmedel per år',
          cells: [{ value: '4 050 kr' }, { value: '9 450 kr' }, { value: '11 900 kr' }],
        },
        {
          title: 'Ladda hemma',
          small: true,
          cells: [{ value: 'behövs' }, { value: 'lönar sig' }, { value: 'nej' }],
        },
        {
          title: 'Drar släp',
          small: true,
          cells: [{ value: 'kort sträcka' }, { value: 'ja' }, { value: 'lätt släp' }],
        },
        {
          title: 'Service',
          small: true,
          cells: [{ value: 'vartannat år' }, { value: 'varje år' }, { value: 'varje år' }],
        },
      ],
      footnote:
        'El: 18 kWh per 100 km. Laddhybrid: hälften av sträckan på el, resten 0,6 l/mil. Hybrid: 0,48 l/mil.',
    }),
    block('image-cards', {
      layout: 'four',
      heading: 'Gå vidare',
      cards: [
        {
          image: picture('scenes/rest-stop-dawn', 'En ljusblå elbil vid en rastplats i gryningen'),
          title: 'Elbilar',
          text: 'Nya och begagnade, med räckvidd som den mäts i november.',
          link: link('/kop-bil/biltyp/elbilar'),
        },
        {
          image: picture('scenes/close-lamp', 'Strålkastaren på en grön suv'),
          title: 'Laddhybrider',
          text: 'Sex till tio mil på el, sedan bensin.',
          link: link('/kop-bil/biltyp/laddhybrider'),
        },
        {
          image: picture('scenes/city-dusk', 'En mörk sedan i stan i skymningen'),
          title: 'Hybridbilar',
          text: 'Laddar sig själv när du bromsar.',
          link: link('/kop-bil/biltyp/hybridbilar'),
        },
        {
          image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför bilhallen'),
          title: 'Demobilar',
          text: 'Någon annan har kört in den åt dig.',
          link: link('/kop-bil/biltyp/demobilar'),
        },
      ],
    }),
  ],
});

export const electricCars = swedish({
  path: '/kop-bil/biltyp/elbilar',
  name: 'Elbilar',
  description: 'Nya och begagnade elbilar hos Solvik: räckvidd på riktigt, laddning hemma och batteriintyg.',
  order: 1,
  main: [
    block('hero', {
      content: 'Video',
      image: picture('scenes/charging-night', 'En blå elbil laddar under ett tak om natten'),
      imagePhone: picture('scenes/charging-night-phone'),
      videoDesktop: { media: 'videos/charging-night' },
      title: 'Laddad när du vaknar.',
      text: 'Nio av tio som kör elbil laddar hemma. Den tionde har ett bra jobb.',
      link: link('/kop-bil/alla-bilar-i-lager?car_fuel=El', 'Se elbilarna i lager'),
      buttonType: 'Light',
      secondLink: link('/kop-bil/biltyp/elbilar/begagnade-elbilar', 'Begagnade elbilar'),
    }),
    block('figure-table', {
      title: 'Räckvidd i november',
      text: 'WLTP är ett laboratorium. Vi körde våra egna demobilar Uddevalla–Göteborg–Uddevalla i fyra grader, med värmen på.',
      labelTitle: 'Modell',
      noteTitle: 'WLTP',
      valueTitle: 'Uppmätt',
      rows: [
        { label: 'BMW iX3', note: '805 km', value: '628 km', amount: 628 },
        { label: 'Polestar 2 Long Range', note: '659 km', value: '505 km', amount: 505 },
        { label: 'Kia EV3 81,4 kWh', note: '605 km', value: '463 km', amount: 463 },
        { label: 'BMW i4 eDrive40', note: '590 km', value: '460 km', amount: 460 },
        { label: 'Volvo EX30 Extended Range', note: '476 km', value: '352 km', amount: 352 },
        { label: 'MINI Cooper SE', note: '402 km', value: '296 km', amount: 296 },
      ],
      footnote:
        'Körda 3–7 november 2026, från 100 till 10 procent omräknat till full laddning, 90 km/h i snitt.',
      tone: 'stage',
    }),
    block('text-with-image', {
      title: 'Laddboxen ordnar vi',
      text: toRichText(`
        Vår elektriker mäter i ditt skåp, sätter upp boxen och gör avdraget för grön teknik direkt på fakturan.
        Räkna med en förmiddag.
      `),
      image: picture('cars/hatchback/interior-light', 'Förarplatsen i en elbil med ljus klädsel'),
      reverse: true,
      link: link('/dack-och-biltillbehor/laddbox', 'Laddbox, monterad'),
    }),
    block('car-teaser', {
      title: 'Elbilar i lager, billigast först',
      filters: [{ field: 'car_fuel', value: 'El' }],
      sort: 'car_price_asc',
      link: link('/kop-bil/alla-bilar-i-lager?car_fuel=El', 'Visa alla elbilar'),
    }),
    block('faq', {
      title: 'Innan du byter till el',
      items: [
        {
          question: 'Jag bor i lägenhet. Fungerar det?',
          answer: toRichText(
            'Om du kan ladda på jobbet eller i garaget, ja. Annars räkna med ett stopp i veckan på en snabbladdare och priset för det: tre till fyra gånger så mycket som hemma.',
          ),
        },
        {
          question: 'Hur länge håller batteriet?',
          answer: toRichText(
            'De flesta tillverkare lovar 70 procent efter åtta år eller 16 000 mil. De bilar vi har testat i den åldern ligger på 85 till 92.',
          ),
        },
        {
          question: 'Kan den dra husvagn?',
          answer: toRichText(
            'Många kan, upp till 2 000 kg. Räckvidden blir ungefär hälften. Läs [guiden om dragvikter](/livet-med-bil/dragvikter) först.',
          ),
        },
      ],
    }),
  ],
});

export const usedElectricCars = swedish({
  path: '/kop-bil/biltyp/elbilar/begagnade-elbilar',
  name: 'Begagnade elbilar',
  description: 'Begagnade elbilar med batteriintyg, tolv månaders garanti och laddkabel i bagaget.',
  main: [
    block('text-with-image', {
      title: 'Fråga hur batteriet mår. Vi har svaret på papper.',
      titleTag: 'h1',
      text: toRichText(`
        En begagnad elbil har färre delar som kan gå sönder och en som kostar mer än alla andra. Därför mäter
        vi den, cell för cell, och skriver siffran i annonsen.
      `),
      image: picture('scenes/rest-stop-dawn', 'En ljusblå elbil vid en rastplats i gryningen'),
      link: link('/kop-bil/begagnade-bilar-i-lager?car_fuel=El', 'Se begagnade elbilar'),
      buttonType: 'Primary',
      figures: [
        { value: '91 %', label: 'snittet i vårt lager' },
        { value: '80 %', label: 'vår gräns' },
      ],
    }),
    block('steps', {
      title: 'Så testar vi',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Kör ur', text: 'Bilen körs ner under 15 procent på vägen, inte på lyften.' },
        { title: 'Laddar fullt', text: 'Vi mäter energin in och jämför med den nya bilens.' },
        { title: 'Läser cellerna', text: 'Skillnaden mellan starkaste och svagaste säger mer än snittet.' },
        { title: 'Skriver intyget', text: 'Det följer med bilen och gäller när du säljer den igen.' },
      ],
    }),
    block('rich-text', {
      title: 'Det följer med',
      body: toRichText(`
        - **Batteriintyget,** högst 60 dagar gammalt.
        - **Laddkabel typ 2,** fem meter, provad.
        - **Resten av batterigarantin.** De flesta bilar har fyra till sex år kvar av åtta.
        - **Appen nollställd.** Vi kopplar bort förra ägaren innan du kopplar upp dig.

        Läs gärna [vad som händer på första servicen](/berattelser/2026/forsta-servicen) innan du bestämmer dig.
      `),
      width: 'beside heading',
    }),
  ],
});
