import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

const inCategory = (name: string) => `/setit?kitCategory=${encodeURIComponent(name)}`;
const kind = (name: string) => link(`/setit?keyphrase=${encodeURIComponent(name)}`);

const categories = [
  {
    image: picture('kits/hs-1', 'Moottoriöljy, suodattimet ja tiiviste vierekkäin'),
    title: 'Huolto ja sytytys',
    text: 'Öljyt, suodattimet, tulpat',
    link: link(inCategory('Huolto ja sytytys')),
  },
  {
    image: picture('kits/je-3', 'Kaksi jarrulevyä, jarrupalat ja pikkuosat'),
    title: 'Jarrut ja alusta',
    text: 'Levyt, palat, iskarit, nivelet',
    link: link(inCategory('Jarrut ja alusta')),
  },
  {
    image: picture('kits/jp-2', 'Jakohihna, vesipumppu, rullat ja jäähdytysneste'),
    title: 'Moottori ja voimansiirto',
    text: 'Jakopäät, kytkimet, vetonivelet',
    link: link(inCategory('Moottori ja voimansiirto')),
  },
  {
    image: picture('kits/lo-1', 'Lohkolämmitin, johto, pistorasia ja kiinnikkeet'),
    title: 'Talvi ja näkyvyys',
    text: 'Lämmittimet, hehkut, pyyhkijät',
    link: link(inCategory('Talvi ja näkyvyys')),
  },
];

const bestSellers = [
  {
    title: 'Huoltosetti',
    text: 'Öljy, suodattimet, tiiviste',
    note: 'tunnin työ',
    figure: 'alk. 64 €',
    link: kind('Huoltosetti'),
  },
  {
    title: 'Jarrusetti, etu',
    text: 'Levyt, palat, jouset, rasva',
    note: 'kaksi tuntia',
    figure: 'alk. 98 €',
    link: kind('Jarrusetti etu'),
  },
  {
    title: 'Jakopääsetti',
    text: 'Hihna, kiristin, vesipumppu, neste',
    note: 'päivän työ',
    figure: 'alk. 189 €',
    link: kind('Jakopääsetti'),
  },
  {
    title: 'Kytkinsetti',
    text: 'Levy, asetelma, laakeri, kohdistin',
    note: 'viikonloppu',
    figure: 'alk. 215 €',
    link: kind('Kytkinsetti'),
  },
  {
    title: 'Lohkolämmitinsetti',
    text: 'Lämmitin, johto, pistorasia, kiinnikkeet',
    note: 'kolme tuntia',
    figure: 'alk. 139 €',
    link: kind('Lohkolämmitinsetti'),
  },
];

export const home: DemoPage = {
  id: 'home',
  language: 'fi',
  path: '/',
  name: 'Osasetti',
  fields: {
    metaTitle: 'Kaikki osat yhdessä laatikossa',
    navTitle: 'Etusivu',
    metaDescription:
      'Varaosat setteinä: autoosi sopiva laatikko, jossa on osat, ruuvit, tiivisteet ja ohje. Ennen kahta tilattu lähtee samana päivänä.',
    ogImage: picture('scenes/parts-warehouse'),
    headerOverContent: true,
    order: 0,
  },
  main: [
    block('hero', {
      image: picture(
        'scenes/parts-warehouse',
        'Valkoinen pakettiauto osavaraston hyllyjen ja laatikoiden välissä',
      ),
      imagePhone: picture('scenes/parts-warehouse-phone'),
      title: 'Kaikki osat yhdessä laatikossa.',
      text: 'Myös se ruuvi, jonka perässä muuten ajaisit kauppaan lauantaina viittä vaille yksi.',
      link: link('/setit', 'Etsi setti autoosi'),
      buttonType: 'Accent',
      secondLink: link('tel:+358100004700', '010 000 4700'),
      variant: 'FullScreen',
      contentPlacement: 'Bottom',
    }),
    block('image-cards', {
      heading: 'Mitä korjataan?',
      lead: 'Setti kootaan työn mukaan, ei hyllyn. Valitse työ tai aloita autosta.',
      link: link('/setit', 'Kaikki setit'),
      layout: 'four',
      cards: categories,
    }),
    block('link-rows', {
      title: 'Setit, joita kysytään eniten',
      text: 'Hinnat ovat tavallisimmasta mallista. Valitse auto, niin näet oman hintasi.',
      action: link('/setit', 'Etsi autoosi'),
      figurePlace: 'last',
      rows: bestSellers,
    }),
    block('steps', {
      title: 'Kolme tietoa.\nYksi laatikko.',
      tone: 'dark',
      steps: [
        {
          title: 'Auto',
          text: 'Merkki, malli, moottori ja vuosi. Rekisterinumerolla me katsomme sen puolestasi puhelimessa.',
        },
        { title: 'Työ', text: 'Valitse, mitä aiot tehdä. Näet heti, mitä laatikossa on ja mitä se maksaa.' },
        {
          title: 'Osoite',
          text: 'Ennen kahta tilattu lähtee samana päivänä. Helsingissä saat laatikon tiskiltä tunnissa.',
        },
      ],
    }),
    block('text-with-image', {
      title: 'Väärä osa on meidän vikamme',
      text: toRichText(`
        Jos setti ei sovi autoon, jonka rekisterinumeron annoit, lähetämme oikean pikarahdilla ja haemme väärän pois. Et maksa kummastakaan.

        Niin on käynyt viime vuonna 212 kertaa 31 000 laatikosta. Jokainen niistä harmittaa vieläkin.
      `),
      image: picture('scenes/close-lamp', 'Auton ajovalo hämärässä'),
      imageRatio: '4:3',
      reverse: true,
      link: link('/palautus-ja-takuu', 'Palautus ja takuu'),
      figures: [
        { value: '99,3 %', label: 'sopi kerralla' },
        { value: '36 kk', label: 'takuu' },
        { value: '30 pv', label: 'palautusaika' },
      ],
    }),
    block('faq', {
      title: 'Ennen kuin avaat konepellin',
      text: 'Tiskillä on kolme miestä ja yksi Tuula, joka tietää enemmän kuin he yhteensä.',
      link: link('tel:+358100004700', '010 000 4700'),
      note: 'Arkisin 7–17, lauantaisin 9–13',
      firstOpen: true,
      items: [
        {
          question: 'Ovatko osat alkuperäisiä?',
          answer: toRichText(
            'Osat tulevat samoilta valmistajilta, jotka toimittavat ne tehtaalle. Laatikossa on eri väri ja hinnassa kolmannes vähemmän.',
          ),
        },
        {
          question: 'Saanko ohjeen?',
          answer: toRichText(
            'Jokaisessa laatikossa on työohje kiristysmomentteineen, suomeksi ja tahrankestävänä.',
          ),
        },
        {
          question: 'Myyttekö osia yksitellen?',
          answer: toRichText(
            'Tiskiltä kyllä. Verkossa vain settejä, koska puolikas työ on kesken jäänyt työ.',
          ),
        },
        {
          question: 'Voinko tilata korjaamon nimiin?',
          answer: toRichText(
            'Voit. Avaamme tilin päivässä, ja laskulla on 30 päivää maksuaikaa. [Lue lisää](/nain-tilaat)',
          ),
        },
      ],
    }),
    block('call-panel', {
      title: 'Etkö tiedä, mikä kolisee?',
      text: 'Soita ja matki ääntä. Joko tiedämme, mitä se on, tai osaamme sanoa, kenen kannattaa katsoa.',
      link: link('tel:+358100004700', '010 000 4700'),
      secondLink: link('/yhteystiedot', 'Yhteystiedot'),
      tone: 'brand',
    }),
  ],
};
