import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const insurance = swedish({
  path: '/kop-bil/bilagande/forsakring',
  name: 'Försäkring',
  description: 'Märkesförsäkring för BMW, MINI, Volvo, Polestar, Kia, Toyota och Porsche hos Solvik.',
  order: 3,
  main: [
    block('text-with-image', {
      title: 'Försäkrad innan du svänger ut.',
      titleTag: 'h1',
      text: toRichText(`
        En märkesförsäkring betyder att bilen lagas med originaldelar i en verkstad som kan den, ofta vår. Priset
        beror på bil, ort och ålder. Säg registreringsnumret, så får du det på en minut.
      `),
      image: picture('scenes/close-tail', 'Baklyktorna på en mörk bil'),
      link: link('tel:+46105500128', 'Ring 010-550 01 28'),
      buttonType: 'Primary',
    }),
    block('price-table', {
      title: 'Tre nivåer',
      titleSize: 'section',
      corner: 'Vad som ingår',
      columns: [
        { title: 'Trafik' },
        { title: 'Halv' },
        { title: 'Hel', note: 'från år fyra', recommended: true },
      ],
      rows: [
        { title: 'Skador på andra', small: true, cells: [{ value: 'ja' }, { value: 'ja' }, { value: 'ja' }] },
        {
          title: 'Stöld, brand, glas',
          small: true,
          cells: [{ value: '–' }, { value: 'ja' }, { value: 'ja' }],
        },
        {
          title: 'Maskinskada',
          small: true,
          cells: [{ value: '–' }, { value: 'till 8 år' }, { value: 'till 8 år' }],
        },
        {
          title: 'Bärgning och hemresa',
          small: true,
          cells: [{ value: '–' }, { value: 'ja' }, { value: 'ja' }],
        },
        { title: 'Skador på din bil', small: true, cells: [{ value: '–' }, { value: '–' }, { value: 'ja' }] },
      ],
      footnote: 'Försäkringsgivare är Skärgårds Försäkring. Fullständiga villkor får du före köpet.',
    }),
    block('link-rows', {
      title: 'Läs mer',
      rows: [
        {
          title: 'Vagnskadegaranti',
          text: 'De tre första åren på en ny bil',
          link: link('/kop-bil/bilagande/forsakring/vagnskadegaranti'),
        },
        {
          title: 'Tilläggsförsäkringar',
          text: 'Hyrbil, självrisk, djurkollision',
          link: link('/kop-bil/bilagande/forsakring/tillaggsforsakringar'),
        },
        {
          title: 'Anmäl en skada',
          text: 'Vad du gör först, och numret dygnet runt',
          link: link('/kop-bil/bilagande/forsakring/anmal-skada'),
        },
      ],
    }),
  ],
});

export const damageWarranty = swedish({
  path: '/kop-bil/bilagande/forsakring/vagnskadegaranti',
  name: 'Vagnskadegaranti',
  hidden: true,
  description: 'Vagnskadegaranti på nya bilar: vad den täcker, hur länge och vilken självrisk.',
  main: [
    block('rich-text', {
      title: 'Vagnskadegaranti',
      titleTag: 'h1',
      lead: 'En ny bil har tre års vagnskadegaranti från tillverkaren. Under den tiden räcker en halvförsäkring.',
    }),
    block('rich-text', {
      title: 'Tre saker att veta',
      body: toRichText(`
        - **Den täcker** skador på din egen bil vid krock, dikeskörning och skadegörelse.
        - **Självrisken** är 3 000 till 9 000 kr beroende på märke.
        - **Den gäller inte** om förmånstagaren är ett uthyrningsföretag eller om bilen tävlar.

        När de tre åren gått skickar vi ett brev. Då är det dags för en [helförsäkring](/kop-bil/bilagande/forsakring),
        eller ett medvetet beslut att låta bli.
      `),
      width: 'beside heading',
    }),
  ],
});

export const extraCover = swedish({
  path: '/kop-bil/bilagande/forsakring/tillaggsforsakringar',
  name: 'Tilläggsförsäkringar',
  hidden: true,
  description: 'Tillägg till bilförsäkringen: hyrbil, sänkt självrisk, djurkollision och nyckelförlust.',
  main: [
    block('rich-text', {
      title: 'Tillägg, och när de är värda det',
      titleTag: 'h1',
      lead: 'Ta inte alla. Ta det du inte har råd att betala själv.',
    }),
    block('link-rows', {
      title: 'Fem tillägg',
      layout: 'below heading',
      figurePlace: 'last',
      rows: [
        { title: 'Hyrbil', text: 'Värt det om du har en bil och behöver den varje dag', figure: '39 kr/mån' },
        { title: 'Djurkollision', text: 'Värt det norr om Dalälven och i Småland', figure: '29 kr/mån' },
        { title: 'Sänkt självrisk', text: 'Sällan värt det. Spara pengarna i stället', figure: '59 kr/mån' },
        { title: 'Nyckelförlust', text: 'En ny nyckel kostar 3 900 kr. Räkna själv', figure: '15 kr/mån' },
        {
          title: 'Laddbox och kabel',
          text: 'Ingår ofta i hemförsäkringen. Titta där först',
          figure: '19 kr/mån',
        },
      ],
    }),
    block('rich-text', {
      title: 'Så tecknar du',
      body: toRichText(
        'Tilläggen tecknas hos [kundservice](tel:+46105500128) eller i hallen och kan sägas upp från en månad till nästa.',
      ),
      width: 'beside heading',
    }),
  ],
});

export const reportDamage = swedish({
  path: '/kop-bil/bilagande/forsakring/anmal-skada',
  name: 'Anmäl en skada',
  hidden: true,
  description: 'Har det smällt? Så anmäler du en skada, och det här gör du de första tio minuterna.',
  main: [
    block('rich-text', {
      title: 'Har det smällt?',
      titleTag: 'h1',
      lead: 'Ring 112 om någon är skadad. Annars har du tid att läsa fyra rader.',
    }),
    block('steps', {
      title: 'De första tio minuterna',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Varna', text: 'Varningsblinkers, väst, triangel hundra meter bakom.' },
        { title: 'Fotografera', text: 'Båda bilarna, båda skyltarna, vägen. Innan ni flyttar er.' },
        {
          title: 'Byt uppgifter',
          text: 'Namn, nummer, registreringsnummer. Vems fel det var avgör bolagen.',
        },
        { title: 'Ring', text: 'Vi skickar bärgare och bokar verkstaden i samma samtal.' },
      ],
    }),
    block('contact-line', {
      title: 'Skadenumret',
      text: 'Samma nummer dygnet runt, också från utlandet.',
      line: link('tel:+46105500199', '010-550 01 99'),
      note: toRichText('Bilder mejlar du till [skada@solvik.example](mailto:skada@solvik.example).'),
      hours: {
        title: 'Öppet',
        rows: [{ days: 'Alla dagar', hours: 'dygnet runt', from: 'Monday', to: 'Sunday' }],
      },
      place: {
        title: 'Skadeverkstad',
        text: toRichText('Uddevalla, Göteborg, Västerås och Sundsvall.'),
        link: link('/service-och-verkstad/vara-verkstadstjanster/skada-och-lack', 'Skada och lack'),
      },
    }),
  ],
});
