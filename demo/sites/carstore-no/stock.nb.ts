import { block, type DemoPage, link } from '../../site-builder.ts';
import { inStock } from '../../stock-figures.ts';

const list = block('car-list', {
  title: 'Brukte biler på lager',
  titleTag: 'h1',
  lead: 'Ett lager for alle tolv butikkene. Står bilen i Bergen og du i Hamar, kjører vi den over fjellet.',
});

export const stock: DemoPage = {
  id: 'stock',
  language: 'nb',
  path: '/kjop-bil/alle-brukte-biler',
  name: 'Alle brukte biler',
  fields: {
    metaTitle: 'Brukte biler på lager',
    navTitle: 'Bilene på lager',
    metaDescription: 'Alle brukte biler hos Carstore, med pris, kilometerstand og hvilken butikk de står i.',
    order: 1,
  },
  main: [
    list,
    block('call-panel', {
      title: 'Si fra hva den skal trekke.',
      text: 'Båt, henger eller bare deg og en ryggsekk. Vi leter i hele lageret og ringer tilbake samme dag.',
      link: link('tel:+4721004500', '21 00 45 00'),
      secondLink: link('mailto:hei@carstore.example', 'hei@carstore.example'),
      facts: [
        inStock('med firehjulsdrift', '/kjop-bil/alle-brukte-biler?car_drive=Firehjulsdrift'),
        inStock('med tilhengerfeste', '/kjop-bil/alle-brukte-biler?keyphrase=tilhengerfeste'),
        inStock('elbiler', '/kjop-bil/alle-brukte-biler?car_fuel=Elektrisk'),
      ],
      tone: 'brand',
    }),
  ],
};

/** Make and model, or any other filter, as words of the address. */
export const searches = ['/,-w-,', '/,-w-,/,-w-,'].map(
  (words): DemoPage => ({
    id: `stock-by-${words.split('/').length - 1}-words`,
    language: stock.language,
    path: stock.path + words,
    name: 'Brukte biler',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Brukte biler',
      navTitle: 'Brukte biler',
      metaDescription: 'Brukte biler hos Carstore, etter merke og modell.',
    },
    main: [list],
  }),
);
