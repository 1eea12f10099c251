import { exterior } from '../../../cars/exterior.ts';
import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { kr } from '../brands/brand.ts';
import { page } from '../page.ts';

const path = '/kjop-bil/kampanjer';
const brands = '/kjop-bil/vare-bilmerker';

const campaigns = page({
  path,
  name: 'Kampanjer',
  description: 'Kampanjer hos Solvik akkurat nå: vinterhjul på elbiler i hallen og hjulskift til fast pris.',
  order: 5,
  fields: { menuImage: picture('scenes/winter-mountains') },
  main: [
    block('rich-text', {
      title: 'Kampanjer',
      titleTag: 'h1',
      lead: 'Vi har ikke mange, men de vi har, gjelder.',
    }),
    block('image-cards', {
      layout: 'two',
      cards: [
        {
          image: picture('scenes/winter-mountains', 'En blå SUV på en snødekt slette under fjell'),
          label: 'Til 31. januar',
          title: 'Vinterhjul med på kjøpet',
          text: 'På alle elbiler som står ferdige i hallen.',
          link: link(`${path}/vinterhjul`),
        },
        {
          image: picture('scenes/workshop', 'En hvit stasjonsvogn i et lyst verksted'),
          label: 'Hele vinteren',
          title: 'Vintersjekk til 790 kroner',
          text: 'Batteri, lys, viskere, frostvæske og dekk på førti minutter.',
          link: link('/service-og-verksted/vintersjekk'),
        },
      ],
    }),
  ],
});

const winterWheels = page({
  path: `${path}/vinterhjul`,
  name: 'Vinterhjul med på kjøpet',
  description:
    'Kjøp en elbil som står i hallen før 31. januar 2027, så følger piggfrie vinterhjul med. Biler, priser og vilkår.',
  fields: { ogImage: picture('scenes/winter-mountains'), headerOverContent: true },
  main: [
    block('hero', {
      variant: 'FullScreen',
      image: picture('scenes/winter-mountains', 'En blå SUV på en snødekt slette under fjell'),
      imagePhone: picture('scenes/winter-mountains-phone'),
      title: 'Vinterhjul med på kjøpet.',
      text: 'Elleve modeller, femten haller, fire hjul. Vi skifter dem mens du skriver under.',
      link: link('#biler', 'Se bilene'),
      buttonType: 'Light',
      secondLink: link('/finn-oss', 'Finn oss'),
    }),
    block('countdown', {
      title: 'Tilbudet står til snøen er her på ordentlig.',
      text: 'Siste frist er søndag 31. januar klokka 18.',
      textAfter: 'Kampanjen er over. Vinteren er det ikke, så ring likevel.',
      target: '2027-01-31T18:00',
      link: link('tel:+4722220128', 'Ring 22 22 01 28'),
      image: picture('scenes/close-wheel', 'Forhjulet på en olivengrønn bil'),
    }),
    block('model-cards', {
      heading: 'Står ferdige nå',
      anchor: 'biler',
      link: link(brands, 'Alle modeller'),
      cards: [
        {
          title: 'Volvo EX40',
          text: 'Åtte i hallen, to i Tromsø.',
          image: picture(exterior('Volvo EX40', 'sand'), 'En sandfarget Volvo EX40 skrått forfra'),
          link: link(`${brands}/volvo/ex40`),
          isCampaign: true,
          campaign: 'Vinterhjul med',
          label1: 'Pris fra',
          labelValue1: kr(549_900),
          label2: 'Rekkevidde, WLTP',
          labelValue2: '573 km',
        },
        {
          title: 'Kia EV3',
          text: 'Fjorten i hallen, de fleste grønne.',
          image: picture(exterior('Kia EV3', 'green'), 'En grønn Kia EV3 skrått forfra'),
          link: link(`${brands}/kia/ev3`),
          isCampaign: true,
          campaign: 'Vinterhjul med',
          label1: 'Pris fra',
          labelValue1: kr(369_900),
          label2: 'Rekkevidde, WLTP',
          labelValue2: '605 km',
        },
        {
          title: 'Škoda Enyaq',
          text: 'Elleve i hallen, tre med firehjulsdrift.',
          image: picture(exterior('Škoda Enyaq', 'navy'), 'En mørkeblå Škoda Enyaq skrått forfra'),
          link: link(`${brands}/skoda/enyaq`),
          isCampaign: true,
          campaign: 'Vinterhjul med',
          label1: 'Pris fra',
          labelValue1: kr(521_900),
          label2: 'Rekkevidde, WLTP',
          labelValue2: '570 km',
        },
      ],
    }),
    block('blurb', {
      title: 'Piggfritt på aluminium, ikke restelageret.',
      richText: toRichText(`
        Dekkene er laget for nordisk vinter og har tre fjelltopper og et snøfnugg på siden. Felgene er bilprodusentens egne.
        Vil du heller ha pigg, bytter vi uten tillegg.
      `),
      image: picture('cars/suv/detail-wheel', 'Forhjulet på en grafittgrå SUV'),
      link: link('/aktuelt/artikler/pigg-eller-piggfritt', 'Pigg eller piggfritt'),
      buttonType: 'Secondary',
      animateText: true,
      animateMedia: true,
    }),
    block('blurb', {
      title: 'Sommerhjulene bor hos oss.',
      richText: toRichText(`
        Første sesong på dekkhotellet er med. De vaskes, måles og står i varmen til påske. Da sender vi en melding, ikke fem.
      `),
      image: picture('scenes/parts-warehouse', 'En hvit varebil mellom hyller med deler'),
      link: link('/service-og-verksted/hjulskift-og-dekkhotell', 'Dekkhotellet'),
      reverse: true,
      backgroundColor: 'brand',
      buttonType: 'Light',
    }),
    block('rich-text', {
      title: 'Vilkår',
      body: toRichText(`
        Gjelder nye elbiler som står på lager hos Solvik i Norge og bestilles av privatpersoner mellom 1. november 2026 og
        31. januar 2027. Hjulene leveres påmontert og kan ikke byttes i penger. Én sesong dekkhotell er inkludert, verdi
        1 190 kr. Kan ikke kombineres med flåteavtaler.
      `),
      width: 'beside heading',
    }),
    block('file-list', {
      title: 'Vilkårene på ett ark',
      files: [{ name: 'Vinterhjul med på kjøpet', file: { media: 'files/no-vinterhjul-vilkar' } }],
    }),
    block('social-share', { title: 'Del med en som fremdeles kjører på sommerdekk' }),
  ],
});

export const campaignPages: readonly DemoPage[] = [campaigns, winterWheels];
