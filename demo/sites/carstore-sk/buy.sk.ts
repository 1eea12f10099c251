import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const buy: DemoPage = {
  id: 'buy',
  language: 'sk',
  path: '/kupit-auto',
  name: 'Kúpiť auto',
  fields: {
    metaTitle: 'Ako u nás kúpite jazdené auto',
    navTitle: 'Kúpiť auto',
    metaDescription:
      'Štyri kroky od skúšobnej jazdy po kľúče. Čo je v cene, koľko stojí úver a čo ak si to rozmyslíte.',
    headerOverContent: true,
    order: 2,
  },
  main: [
    block('stage-hero', {
      title: 'Auto, nie lotéria.',
      text: 'Cena na tabuľke je konečná. Stav je v protokole. A ak vám nesadne, prinesiete ho späť.',
      image: picture('pictures/carstore/car-estate-navy', 'Modré kombi šikmo spredu'),
      tone: 'dark',
      size: 'small',
      link: link('/kupit-auto/ponuka', 'Ponuka áut'),
      secondLink: link('tel:+421200004500', '02/0000 4500'),
    }),
    block('steps', {
      title: 'Štyri kroky, dva dni',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Podržíme', text: 'Zavolajte do predajne. Auto odložíme na 48 hodín bez zálohy.' },
        { title: 'Vyskúšate', text: 'Hodina na ceste, ktorú poznáte. Predajca ide s vami, len ak chcete.' },
        { title: 'Spočítame', text: 'Hotovosť, úver alebo protiúčet. Všetko na jednom papieri, aj domov.' },
        { title: 'Odovzdáme', text: 'Umyté, s platnou STK aj EK. Prepis vybavíme, kým dopijete kávu.' },
      ],
    }),
    block('link-rows', {
      title: 'Koľko stojí úver',
      text: 'Príklad: 12 000 € na 60 mesiacov s úrokom 7,9 % p. a. Splátka 242,74 €, RPMN 8,19 %, celkom zaplatíte 14 564,57 €.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Akontácia', text: 'Ráta sa aj auto na protiúčet', figure: 'od 0 %' },
        { title: 'Doba splácania', text: 'Predčasné splatenie bez poplatku', figure: '12–96 mes.' },
        { title: 'Úrok', text: 'Pevný po celý čas', figure: '7,9 %' },
        { title: 'Poplatok za úver', text: 'Spracovanie aj vedenie', figure: '0 €' },
      ],
    }),
    block('text-with-image', {
      title: 'Čo nájdeme, to napíšeme',
      text: toRichText(`
        Každé auto ide na zdvihák skôr, než dostane cenovku. Brzdy, podvozok, hrúbka laku, elektronika: 97 bodov a dvadsať kilometrov na ceste.

        Odreté prahy neschovávame. Sú v protokole s fotkou a cena s nimi ráta.
      `),
      image: picture('scenes/close-wheel', 'Predné koleso olivovozeleného auta vo večernom svetle'),
      imageRatio: '4:3',
      reverse: true,
      link: link('/zaruka', 'Kontrola a záruka'),
      figures: [
        { value: '97', label: 'bodov' },
        { value: '3', label: 'zdroje kilometrov' },
        { value: '1 z 5', label: 'áut nevezmeme' },
      ],
    }),
    block('faq', {
      title: 'Než sa rozhodnete',
      text: 'Najlepšie odpovie predajňa, kde auto stojí.',
      link: link('/kontakty', 'Nájsť predajňu'),
      items: [
        {
          question: 'Auto stojí v inom meste. Pozriem si ho tu?',
          answer: toRichText('Presunieme ho za 60 eur do vašej predajne. Ak ho kúpite, sumu odrátame.'),
        },
        {
          question: 'Odkiaľ autá sú?',
          answer: toRichText(
            'Dve tretiny zo Slovenska, zvyšok od Solviku zo Švédska. Pôvod je vždy na prvej strane protokolu.',
          ),
        },
        {
          question: 'Dá sa kúpiť na firmu?',
          answer: toRichText('Áno. Pri autách s odpočtom DPH uvidíte aj cenu bez dane.'),
        },
      ],
    }),
  ],
};
