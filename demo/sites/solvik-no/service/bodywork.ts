import { block, link, picture } from '../../../site-builder.ts';
import { page } from '../page.ts';
import { servicePath } from './service.ts';

export const body = page({
  path: `${servicePath}/skade-og-lakk`,
  name: 'Skade og lakk',
  description:
    'Skadeverksted hos Solvik i Oslo, Stavanger, Bergen og Trondheim. Vi tar oss av forsikringsselskapet.',
  order: 6,
  fields: { menuImage: picture('scenes/close-tail') },
  main: [
    block('rich-text', {
      title: 'Skade og lakk',
      titleTag: 'h1',
      lead: 'Ring oss før du ringer dem. Du velger verksted selv, og vi snakker med forsikringen.',
    }),
    block('steps', {
      title: 'Etter smellen',
      titleSize: 'section',
      steps: [
        { title: 'Ring', text: '22 22 01 50. Vi henter, enten den ruller eller ikke.' },
        { title: 'Takst', text: 'Med bilder til deg og selskapet innen to dager.' },
        { title: 'Reparasjon', text: 'Lakken blandes etter måling. Kameraer kalibreres etterpå.' },
        { title: 'Hjem', text: 'Vasket, med livstidsgaranti på lakken så lenge du eier bilen.' },
      ],
    }),
    block('site-selection', {
      title: 'Fire skadeverksteder',
      sites: [
        { slug: 'solvik-oslo' },
        { slug: 'solvik-stavanger' },
        { slug: 'solvik-bergen' },
        { slug: 'solvik-trondheim' },
      ],
      link: link('/finn-oss', 'Alle steder'),
    }),
  ],
});
