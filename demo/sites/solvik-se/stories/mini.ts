import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedishStory } from './story.ts';

export const ninePockets = swedishStory({
  slug: 'nio-fickor',
  name: 'Nio fickor i Göteborg',
  title: 'Nio fickor i Göteborg där bara du får plats',
  preamble:
    'En MINI Cooper är 3,86 meter lång. Vi gick ut med måttband en söndagsmorgon och letade upp nio lagliga fickor som är högst 4,30.',
  description: 'En MINI är 3,86 meter lång. Vi letade upp nio parkeringar som är fyra.',
  date: '2026-11-02',
  image: picture('scenes/city-morning', 'En röd MINI framför stadens tak en klar morgon'),
  tags: ['city'],
  author: 'Carina Holm',
  fields: { BrandDesign: 'mini' },
  article: {
    caption: 'Ringökajen, 4,30 meter. Utsikten ingår.',
    authorLine: 'Däcktekniker i Göteborg, parkerar för nöjes skull',
    parts: [
      {
        text: toRichText(`
          Reglerna var enkla. Platsen ska vara laglig, gratis eller billig efter sex, och för kort för en kombi. Vi mätte
          mellan stötfångarna på grannarna och drog av två decimeter för hövlighet. Två poliser stannade och undrade. De
          hjälpte till att hålla måttbandet.

          ## I tur och ordning

          1. **Mellan trädet och elskåpet** på en tvärgata i Majorna. 4,10 meter, gratis efter 18.
          2. **Vid trappan** i Haga. 4,05. Backa in, annars kommer du inte ut.
          3. **Framför bokhandeln** i Linné. 4,25. Ägaren vinkar.
          4. **Längst ner i backen** i Masthugget. 4,20. Handbroms.
          5. **Bakom bageriet** i Gårda. 4,15. Från fem luktar det gott.
          6. **Vid kajen** på Ringön. 4,30. Utsikt över vår egen bilhall.
          7. **Under bron** i Olskroken. 4,10. Torrt när det regnar, och det regnar.
          8. **Mellan två lastzoner** i Vasastan. 4,00. Läs skylten två gånger.
          9. **Den nionde** berättar vi inte om. Någonstans måste vi också stå.
        `),
        figures: [
          { value: '3,86 m', label: 'MINI Cooper' },
          { value: '4,71 m', label: 'BMW 3-serie Touring' },
          { value: '85 cm', label: 'skillnad' },
        ],
      },
      {
        text: toRichText(`
          ## Så backar du in

          Kör fram tills bakaxlarna står jämsides. Full rattvridning, långsamt bakåt, räta upp när du ser det bakre hörnet
          på bilen framför i mitten av rutan. Kamera finns, men den visar inte trottoarkanten förrän du har hört den.

          I de kortaste fickorna lönar det sig att vika in speglarna innan du går. Inte för din skull.

          ## Det vi lärde oss

          En halv meter kortare bil ger inte en halv meter mer plats. Den ger platser som inte finns för andra. På en vecka
          i Göteborg letade vi i snitt två minuter. Kollegan med kombin gav upp på torsdagen och tog spårvagnen, vilket
          också är ett sätt att parkera.

          Vill du mäta själv lånar vi ut både [bilen](/kop-bil/bilmarken/mini) och måttbandet.
        `),
        image: picture('scenes/coast-morning', 'En grön MINI vid vattnet i gryningen'),
        caption: 'Nummer sju på listan, före regnet.',
      },
    ],
    subject: {
      label: 'Bilen i berättelsen',
      title: 'MINI Cooper Electric',
      text: 'SE · från 3 495 kr/mån',
      image: picture(exterior('MINI Cooper', 'red'), 'En röd MINI Cooper snett framifrån'),
      link: link('/kop-bil/bilmarken/mini', 'Till MINI'),
    },
  },
});

export const roundLamps = swedishStory({
  slug: 'runda-lampor',
  name: 'Varför lamporna är runda',
  title: 'Varför lamporna är runda',
  preamble:
    '1959 fanns det en sorts strålkastare att köpa, och den var rund. Så enkelt började det ansikte som ett barn kan rita ur minnet.',
  description: 'Ett svar från 1959 som fortfarande håller.',
  date: '2026-10-19',
  image: picture('scenes/close-round-lamp', 'Den runda strålkastaren på en röd MINI'),
  tags: ['city', 'workshop'],
  author: 'Rune Alm',
  fields: { BrandDesign: 'mini' },
  article: {
    caption: 'Tjugo centimeter glas. Måttet har knappt ändrats.',
    authorLine: 'Mekaniker sedan 1991',
    parts: [
      {
        text: toRichText(`
          De flesta bilar har bytt ögon var sjunde år sedan dess. De blev fyrkantiga, smala, arga, delade i två.
          MINI lät bli, mest för att varje försök såg ut som en annan bil.

          ## Från början en hyllvara

          På femtiotalet köpte biltillverkare strålkastare ur en katalog. Det fanns två storlekar, båda runda, eftersom en
          rund reflektor är den enda som går att svarva rakt. Den som ville ha ett eget ansikte fick flytta lamporna, inte
          rita om dem. På den lilla bilen från 1959 hamnade de längst ut, högt upp, som på någon som just vaknat.

          ## Sedan ett val

          När formpressat glas kom på sjuttiotalet försvann skälet. Cirkeln stannade ändå. I dag sitter det lysdioder bakom
          glaset och en dator som släcker just den bit av ljuset som skulle ha bländat den du möter. Ingenting därinne är
          runt. Cirkeln är kvar för att man ska se vem det är som kommer.
        `),
        image: picture('scenes/close-lamp', 'Strålkastaren på en grön suv'),
        caption: 'Så ser de flesta ut nu. Inget fel i det.',
      },
      {
        text: toRichText(`
          ## Vad det betyder i verkstaden

          Jag byter två glas i veckan. De är billigare än de ser ut: 3 400 kronor för själva insatsen, en halvtimme att montera
          och tio minuter att rikta. På bilar med smala lampor sitter allt i ett stycke, och då pratar vi om fyra gånger så
          mycket.

          Tre råd, oavsett form:

          - Polera inte plastglas med tandkräm. Det syns på filmer, och det syns på glaset.
          - Är ljuset gult på ena sidan är det insatsen, inte lampan.
          - Låt rikta om efter en krock i låg fart. Två grader fel är trettio meter på vägen.

          En gång frågade en pojke vid disken varför bilen tittade på honom. Jag sa att den väntar på grönt. Han nöjde sig
          med det, och jag med.
        `),
        figures: [
          { value: '1959', label: 'första cirkeln' },
          { value: '3 400 kr', label: 'en ny insats' },
          { value: '40 min', label: 'att byta' },
        ],
      },
    ],
    subject: {
      label: 'Märket',
      title: 'MINI hos Solvik',
      text: 'Tre lynnen, sju hallar',
      image: picture(exterior('MINI Cooper', 'green'), 'En grön MINI Cooper snett framifrån'),
      link: link('/kop-bil/bilmarken/mini', 'Till MINI'),
    },
  },
});
