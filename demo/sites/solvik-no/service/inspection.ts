import { block, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { servicePath } from './service.ts';

export const inspection = page({
  path: `${servicePath}/eu-kontroll`,
  name: 'EU-kontroll',
  description:
    'EU-kontroll hos Solvik: 1 090 kroner, gratis etterkontroll innen to måneder. Frister og vanlige feil.',
  order: 4,
  fields: { menuImage: picture('scenes/close-lamp') },
  main: [
    block('rich-text', {
      title: 'EU-kontroll',
      titleTag: 'h1',
      lead: 'Fire år etter første registrering, deretter annethvert år. Fristen står på Vegvesenets sider og i vår påminnelse.',
    }),
    block('figure-table', {
      title: 'Det som oftest stopper en bil',
      text: 'Av 9 340 kontroller hos oss i 2025.',
      labelTitle: 'Feil',
      valueTitle: 'Andel av bilene, prosent',
      rows: [
        { label: 'Bremser, ujevn eller svak', value: '14', amount: 14 },
        { label: 'Lys', value: '11', amount: 11 },
        { label: 'Bærekuler og foringer', value: '9', amount: 9 },
        { label: 'Dekk', value: '6', amount: 6 },
        { label: 'Rust i bærende deler', value: '4', amount: 4 },
      ],
    }),
    block('rich-text', {
      title: 'Hvis den ikke går igjennom',
      body: toRichText(`
        Du får listen med pris på hver linje. Toere må utbedres før fristen, treere før du kjører videre. Reparer den hvor du
        vil; etterkontrollen er gratis hos oss innen to måneder.

        Mer om de fem vanligste i [artikkelen](/aktuelt/artikler/fem-ting-som-stopper-bilen).
      `),
      width: 'beside heading',
    }),
  ],
});
