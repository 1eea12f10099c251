import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { servicePath } from './service.ts';

export const wheels = page({
  path: `${servicePath}/hjulskift-og-dekkhotell`,
  name: 'Hjulskift og dekkhotell',
  description:
    'Hjulskift til 690 kroner og dekkhotell til 1 190 per sesong hos Solvik. Frister for vinterdekk og pigg.',
  order: 2,
  fields: { menuImage: picture('cars/suv/detail-wheel') },
  main: [
    block('text-with-image', {
      title: 'Hjulene har det bedre hos oss',
      titleTag: 'h1',
      text: toRichText(`
        Hjulskift tar 25 minutter. På dekkhotellet vasker vi hjulene, måler mønsteret i tre punkter og setter dem på hylle i
        tolv grader. Er de slitt, sier vi fra i august, ikke den første snødagen.
      `),
      image: picture('cars/suv/detail-wheel', 'Forhjulet på en grafittgrå SUV'),
      imageRatio: '4:3',
      link: link(`${servicePath}/bestill-time`, 'Bestill time'),
      buttonType: 'Primary',
      figures: [
        { value: '690 kr', label: 'hjulskift' },
        { value: '1 190 kr', label: 'hotell per sesong' },
      ],
    }),
    block('price-table', {
      title: 'Frister',
      titleSize: 'section',
      corner: 'Hva',
      columns: [{ title: 'Nordland, Troms og Finnmark' }, { title: 'Resten av landet' }],
      rows: [
        deadline('Pigg tillatt fra', '16. oktober', '1. november'),
        deadline('Pigg tillatt til', '30. april', 'søndagen etter påske'),
        deadline('Tre millimeter mønster fra', '16. oktober', '1. november'),
      ],
      footnote:
        'Søndagen etter påske er første søndag etter andre påskedag. Pigg er tillatt utenom fristene når føret krever det. I Oslo, Bergen, Trondheim, Stavanger og Kristiansand kan det være gebyr.',
    }),
    block('faq', {
      title: 'Om dekk',
      items: [
        {
          question: 'Hvor lenge varer et vinterdekk?',
          answer: toRichText(
            'Fem til seks sesonger eller 40 000 kilometer. Etter seks år blir gummien hard, uansett mønster.',
          ),
        },
        {
          question: 'Kan jeg skifte hjul selv og bare lagre dem hos dere?',
          answer: toRichText('Ja. Lever dem rene nok til at du selv ville tatt i dem. Samme pris.'),
        },
      ],
    }),
  ],
});

function deadline(title: string, ...values: readonly string[]) {
  return { title, small: true, cells: values.map((value) => ({ value })) };
}
