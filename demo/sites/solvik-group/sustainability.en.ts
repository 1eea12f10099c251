import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const sustainability: DemoPage = {
  id: 'sustainability',
  language: 'en',
  path: '/sustainability',
  name: 'Sustainability',
  fields: {
    metaTitle: 'Sustainability, counted',
    navTitle: 'Sustainability',
    metaDescription: 'What we emit, what we have changed and what we have not managed, with the figures.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'We sell cars. That is where we start.',
      titleTag: 'h1',
      lead: 'Ninety-seven per cent of our footprint leaves the forecourt with a customer. The rest is ours to fix, and we count both.',
    }),
    block('figure-table', {
      title: 'Our own emissions',
      text: 'Buildings, workshops, transport and electricity. Tonnes of CO₂ equivalents.',
      labelTitle: 'Year',
      valueTitle: 'Tonnes',
      rows: [
        { label: '2019', value: '31,200', amount: 31200 },
        { label: '2021', value: '26,800', amount: 26800 },
        { label: '2023', value: '18,400', amount: 18400 },
        { label: '2025', value: '12,900', amount: 12900 },
        { label: 'Goal 2030', value: '6,000', amount: 6000 },
      ],
      footnote: 'Scope 1 and 2, market-based. The fall since 2019 is 59 per cent.',
    }),
    block('figures', {
      tone: 'brand',
      figures: [
        { value: '38%', label: 'of the new cars we sold in 2025 were electric' },
        { value: '11.4 years', label: 'is how old a car we service is, on average' },
        { value: '84%', label: 'of used parts in our own repairs could be reused' },
      ],
    }),
    block('rich-text', {
      title: 'What we do',
      width: 'beside heading',
      body: toRichText(`
        ### Mend before replacing

        A bumper takes two hours to repair and ten minutes to order. We pay our body shops by the repaired part, not by the new one. It cost us four million euro in margin the first year and has earned it back since.

        ### Heat from the ground

        Twenty-six of forty-one sites have left gas. The remaining fifteen follow by 2029, the oldest buildings last because they deserve more care.

        ### Say how far it goes

        Every electric car we sell has its winter range on the sign, measured by us at minus ten. It is a worse number and a better sale.

        ## What we have not managed

        Transport between our own sites. We move 61,000 cars a year on lorries, and only nine of the 74 lorries are electric. The distances in the north are longer than the batteries.
      `),
    }),
  ],
};
