import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const business: DemoPage = {
  id: 'business',
  language: 'sv',
  path: '/foretag',
  name: 'Företag',
  fields: {
    metaTitle: 'Leasing för företag',
    navTitle: 'Företag',
    metaDescription:
      'Finansiell och operationell leasing för en bil eller tvåhundra. Ett exempel uträknat, resten på offert.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'En bil eller tvåhundra, samma papper.',
      titleTag: 'h1',
      lead: 'Leasing för bolag, kommuner och den som har en skåpbil och ett organisationsnummer.',
    }),
    block('price-table', {
      title: 'Två sätt att leasa',
      titleSize: 'section',
      text: 'Skillnaden är vem som bär restvärdet. I övrigt är det samma bil.',
      columns: [
        { title: 'Finansiell' },
        { title: 'Operationell', note: 'vanligast bland småbolag', recommended: true },
      ],
      rows: [
        { title: 'Restvärdet', small: true, cells: [{ value: 'ert' }, { value: 'vårt' }] },
        { title: 'Service och däck', small: true, cells: [{ value: 'ni väljer' }, { value: 'ingår' }] },
        { title: 'Vid slutet', small: true, cells: [{ value: 'köp eller byt' }, { value: 'lämna' }] },
        { title: 'Momsavdrag', small: true, cells: [{ value: 'halva hyran' }, { value: 'halva hyran' }] },
      ],
      footnote:
        'Momsavdraget gäller personbilar. För lastbilar och transportbilar i verksamheten dras hela momsen.',
    }),
    block('rich-text', {
      title: 'Ett exempel',
      width: 'beside heading',
      body: toRichText(`
        En kombi för 400 000 kronor utan moms. Första förhöjd hyra är 20 procent, alltså 80 000. Restvärdet efter 36 månader är 40 procent, alltså 160 000. Räntan är 5,45 procent.

        Hyran blir 5 554 kronor i månaden. Under tre år betalar ni 80 000 + 36 × 5 554 = 279 944 kronor. Köper ni ut bilen för restvärdet har den kostat 439 944.

        Med 50 procents restvärde sjunker hyran till 4 529 kronor. Summan stiger till 443 044. Vi skriver alltid båda.
      `),
    }),
    block('figures', {
      tone: 'brand',
      figures: [
        { value: '3 400', label: 'företag leasar av oss' },
        { value: '1 dag', label: 'till offert, tre till avtal' },
        { value: '7', label: 'verkstäder som tar emot före sju' },
      ],
    }),
    block('contact-line', {
      title: 'Ring Farid eller Ulla.',
      text: 'De har räknat på skåpbilar, hemtjänstflottor och en isbilsrunda. Vardagar 7.30–17.',
      line: link('tel:+46105500135', '010-550 01 35'),
      note: toRichText('[foretag@solvikfinans.example](mailto:foretag@solvikfinans.example)'),
    }),
  ],
};
