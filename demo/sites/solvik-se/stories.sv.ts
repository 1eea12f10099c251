import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const stories: DemoPage = {
  id: 'stories',
  language: 'sv',
  path: '/berattelser',
  name: 'Berättelser',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Berättelser',
    navTitle: 'Berättelser',
    metaDescription: 'Om vägar, bilar och folket som lagar dem.',
    order: 60,
  },
  main: [
    block('rich-text', {
      title: 'Berättelser',
      titleTag: 'h1',
      lead: 'Om vägar, bilar och folket som lagar dem.',
    }),
    block('image-cards', {
      layout: 'two',
      cards: [
        {
          image: picture('pictures/solvik/story-coast-wide', 'En kombi står vid en stilla fjord i gryningen'),
          label: 'På väg',
          date: '2026-11-04',
          title: 'Fyrtio mil kust på en laddning och två kanelbullar',
          text: 'Vi lärde oss att den bästa pausen sällan ligger vid motorvägen.',
          link: link('/berattelser/2026/fyrtio-mil-kust'),
        },
        {
          image: picture('pictures/mini-story-1', 'En röd MINI på kajen om natten'),
          label: 'Stad',
          date: '2026-11-02',
          title: 'Nio fickor i Göteborg där bara du får plats',
          text: 'Mätta med måttband och en MINI.',
          link: link('/berattelser/2026/nio-fickor'),
        },
        {
          image: picture('pictures/solvik/story-winter', 'Snöklädda fjäll speglar sig i vattnet'),
          label: 'Äga bil',
          date: '2026-10-28',
          title: 'Så mår elbilen när det är minus tjugo',
          text: 'Räckvidden krymper, men mindre än du tror. Tre vanor som gör mest.',
          link: link('/berattelser/2026/minus-tjugo'),
        },
        {
          image: picture('pictures/solvik/story-tail', 'En baklykta lyser rött i skymningen'),
          label: 'Nyheter',
          date: '2026-10-21',
          title: 'Nya i4 har landat, och den går att provköra',
          text: 'Den första står i Varberg. De nästa tre är redan sålda.',
          link: link('/berattelser/2026/i4-har-landat'),
        },
        {
          image: picture('pictures/mini-story-2', 'Den runda strålkastaren på en röd MINI'),
          label: 'Form',
          date: '2026-10-19',
          title: 'Varför lamporna är runda',
          text: 'Ett svar från 1959 som fortfarande håller.',
          link: link('/berattelser/2026/runda-lampor'),
        },
      ],
    }),
  ],
};

export const coastStory: DemoPage = {
  id: 'story-coast',
  language: 'sv',
  path: '/berattelser/2026/fyrtio-mil-kust',
  name: 'Fyrtio mil kust',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Fyrtio mil kust på en laddning och två kanelbullar',
    navTitle: 'Fyrtio mil kust',
    metaDescription: 'Vi tog en i5 Touring från Uddevalla till vägs ände och stannade när något såg gott ut.',
    ogImage: picture('pictures/solvik/story-coast-wide'),
  },
  main: [
    block('rich-text', {
      title: 'Fyrtio mil kust på en laddning och två kanelbullar',
      titleTag: 'h1',
      lead: 'Vi tog en i5 Touring från Uddevalla till vägs ände och lärde oss att den bästa pausen sällan ligger vid motorvägen.',
    }),
    block('image', {
      image: picture(
        'pictures/solvik/story-coast-wide',
        'En mörkgrön kombi står vid en stilla fjord i gryningen',
      ),
      caption: 'Kvart över sex i Hamburgsund, två grader varmt och 71 procent kvar i batteriet.',
      width: 'wide',
    }),
    block('rich-text', {
      title: 'Först tystnaden, sedan bullen',
      body: prose(`
        Det finns två sätt att köra från Uddevalla till Strömstad. Det ena tar en timme och går förbi sju
        bensinmackar. Det andra tar en hel dag och går förbi en bagare, ett hönshus och nästan fyrtio mil
        vikar. Vi valde det andra.

        De första milen säger ingen något. Vägen ligger så nära vattnet att den blir blöt när det blåser, och
        i gryningen går det knappt att se var asfalten slutar. Vid Fjällbacka stannar vi för att fotografera,
        vid Hamburgsund för att bagaren håller upp dörren.

        > ”Ni som kör el är de enda som hinner smaka. De andra köper två och äter i farten.”
        > — Maj-Britt Öhman, bagare

        Hon har satt upp två laddstolpar bakom bageriet. De är långsamma med flit. Tjugo minuter ger åtta mil
        och precis en kopp kaffe, vilket enligt Maj-Britt är den rätta växelkursen. Vi behövde dem inte. Vi
        drack kaffe ändå.

        ## Så gick det med räckvidden

        Vi hade räknat med att få ladda någonstans efter Grebbestad. Det slapp vi. Tre saker avgjorde:

        - Vi värmde kupén medan bilen fortfarande satt i laddaren.
        - Vi höll 70. Det är svårt att ha bråttom bredvid en fjord.
        - Vi åt länge.

        När vi svängde in på Kajgatan igen stod mätaren på 403 kilometer och batteriet på nio procent.
      `),
      width: 'beside heading',
    }),
  ],
};

export const winterStory: DemoPage = {
  id: 'story-winter',
  language: 'sv',
  path: '/berattelser/2026/minus-tjugo',
  name: 'Minus tjugo',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Så mår elbilen när det är minus tjugo',
    navTitle: 'Minus tjugo',
    metaDescription:
      'Räckvidden krymper i kylan, men mindre än många tror. Mätt i Sundsvall under tre veckor i januari.',
    ogImage: picture('pictures/solvik/story-winter'),
  },
  main: [
    block('text-with-image', {
      title: 'Så mår elbilen när det är minus tjugo',
      titleTag: 'h1',
      text: prose(`
        Räckvidden krymper, men mindre än många tror. Vi mätte på fyra bilar i Sundsvall under tre veckor i
        januari, med samma förare, samma runda och samma termos.
      `),
      image: picture('pictures/solvik/story-winter', 'Snöklädda fjäll speglar sig i vattnet'),
      imageRatio: '1:1',
      figures: [
        { value: '−28 %', label: 'räckvidd vid −20 °C' },
        { value: '−17 %', label: 'med förvärmd bil' },
      ],
    }),
    block('rich-text', {
      title: 'Tre vanor som gör mest',
      body: prose(`
        1. **Värm bilen i sladden.** En halvtimme före avfärd. Då tas energin ur väggen och inte ur batteriet.
        2. **Sänk farten en aning.** Kall luft är tät luft. Från 110 till 100 ger tre mil tillbaka på tio.
        3. **Välj stolsvärme före fläkt.** Stolen drar som en läslampa, fläkten som en spis.

        ### Att ladda när det är kallt

        Ett kallt batteri tar emot långsammare. Ställ in laddaren som mål i navigatorn, så värmer bilen
        batteriet på vägen. I vår mätning kortade det stoppet från 52 till 31 minuter.

        ### Mår batteriet dåligt?

        Nej. Kylan gör det trött för stunden, inte sjukt. Det som sliter är värme och att stå fulladdad länge.
        Vill du veta hur ditt mår gör vi ett [batteritest](/service-och-verkstad) på en halvtimme.
      `),
      width: 'beside heading',
    }),
  ],
};

export const i4Story: DemoPage = {
  id: 'story-i4',
  language: 'sv',
  path: '/berattelser/2026/i4-har-landat',
  name: 'Nya i4 har landat',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Nya i4 har landat, och den går att provköra',
    navTitle: 'Nya i4',
    metaDescription: 'Den första nya BMW i4 står i Varberg. Så kör den, och så bokar du ett dygn.',
    ogImage: picture('pictures/solvik/hero'),
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/hero', 'En mörkgrön BMW i4 på kustvägen i skymningen'),
      title: 'Nya i4 har landat, och den går att provköra.',
      text: 'Den första står i Varberg. De nästa tre är redan sålda.',
    }),
    block('rich-text', {
      title: 'Ett dygn med nyckeln',
      body: prose(`
        Den kom på en trailer i tisdags, mörkgrön och full av lera. Vi tvättade den, laddade den och körde ut
        till Getterön för att se om tystnaden höll i motvind. Det gjorde den.

        Det som märks först är sikten. Instrumenten har flyttat upp till en smal list under rutan och ratten
        har blivit mindre. Det som märks sedan är att man kör långsammare, för att det är skönt.

        - Räckvidd 590 km enligt WLTP, 460 på vår runda i åtta grader
        - Snabbladdning upp till 205 kW, tio till åttio procent på 31 minuter
        - Från 629 000 kr, eller 5 995 kr i månaden

        En provkörning hos oss är ett dygn. Ring [010-550 01 30](tel:+46105500130), så säger vi vilken anläggning
        den står på. Mer om modellerna finns på [BMW-sidan](/bilmarken/bmw).
      `),
      width: 'beside heading',
    }),
  ],
};

export const parkingStory: DemoPage = {
  id: 'story-parking',
  language: 'sv',
  path: '/berattelser/2026/nio-fickor',
  name: 'Nio fickor i Göteborg',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Nio fickor i Göteborg där bara du får plats',
    navTitle: 'Nio fickor',
    metaDescription: 'En MINI är 3,86 meter lång. Vi letade upp nio parkeringar som är fyra.',
    BrandDesign: 'mini',
    ogImage: picture('pictures/mini-story-1'),
  },
  main: [
    block('text-with-image', {
      title: 'Nio fickor i Göteborg där bara du får plats',
      titleTag: 'h1',
      text: prose(`
        En MINI Cooper är 3,86 meter lång. Vi gick ut med måttband en söndagsmorgon och letade upp nio lagliga
        fickor som är högst 4,30.
      `),
      image: picture('pictures/mini-story-1', 'En röd MINI på kajen om natten'),
      reverse: true,
    }),
    block('rich-text', {
      title: 'I tur och ordning',
      body: prose(`
        1. **Mellan trädet och elskåpet** på en tvärgata i Majorna. 4,10 meter, gratis efter 18.
        2. **Vid trappan** i Haga. 4,05. Backa in, annars kommer du inte ut.
        3. **Framför bokhandeln** i Linné. 4,25. Ägaren vinkar.
        4. **Längst ner i backen** i Masthugget. 4,20. Handbroms.
        5. **Bakom bageriet** i Gårda. 4,15. Från fem luktar det gott.
        6. **Vid kajen** på Ringön. 4,30. Utsikt över vår egen bilhall.
        7. **Under bron** i Olskroken. 4,10. Torrt när det regnar, och det regnar.
        8. **Mellan två lastzoner** i Vasastan. 4,00. Läs skylten två gånger.
        9. **Den nionde** berättar vi inte om. Någonstans måste vi också stå.

        Vill du mäta själv lånar vi ut både [bilen](/bilmarken/mini) och måttbandet.
      `),
      width: 'beside heading',
    }),
  ],
};

export const lampsStory: DemoPage = {
  id: 'story-lamps',
  language: 'sv',
  path: '/berattelser/2026/runda-lampor',
  name: 'Varför lamporna är runda',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Varför lamporna är runda',
    navTitle: 'Runda lampor',
    metaDescription: 'Ett svar från 1959 som fortfarande håller.',
    BrandDesign: 'mini',
    ogImage: picture('pictures/mini-story-2'),
  },
  main: [
    block('text-with-image', {
      title: 'Varför lamporna är runda',
      titleTag: 'h1',
      text: prose(`
        1959 fanns det en sorts strålkastare att köpa, och den var rund. Så enkelt började det ansikte som
        fortfarande är det enda ett barn kan rita ur minnet.
      `),
      image: picture('pictures/mini-story-2', 'Den runda strålkastaren på en röd MINI'),
      imageRatio: '1:1',
    }),
    block('rich-text', {
      title: 'En cirkel är svår att göra om',
      body: prose(`
        De flesta bilar har bytt ögon var sjunde år sedan dess. De blev fyrkantiga, smala, arga, delade i två.
        MINI lät bli, mest för att varje försök såg ut som en annan bil.

        I dag sitter det lysdioder bakom glaset och en dator som släcker just den bit av ljuset som skulle ha
        bländat den du möter. Cirkeln behövs inte längre. Den är kvar för att man ska se vem det är som kommer.

        I vår verkstad byter Rune två glas i veckan. Han säger att de är billigare än de ser ut.
      `),
      width: 'beside heading',
    }),
  ],
};
