import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const privacy: DemoPage = {
  id: 'privacy',
  language: 'fi',
  path: '/tietosuoja',
  name: 'Tietosuoja',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Tietosuoja',
    navTitle: 'Tietosuoja',
    metaDescription: 'Mitä tietoja tilaus vaatii, kuinka kauan ne säilyvät ja miten ne saa pois.',
  },
  main: [
    block('rich-text', {
      title: 'Mitä tiedämme sinusta',
      titleTag: 'h1',
      lead: 'Auton tiedämme tarkkaan. Sinusta vain sen, minkä laatikko tarvitsee löytääkseen perille.',
      body: toRichText(`
        ## Rekisterinumero

        Haemme sillä auton tekniset tiedot. Omistajaa emme hae emmekä saa. Hakua ei tallenneta, ellei siitä tule tilaus.

        ## Tilaus

        Nimi, puhelin ja osoite. Kuitit säilyvät kuusi vuotta kirjanpitolain vuoksi, muu poistetaan takuuajan päätyttyä.

        ## Puhelut

        Niitä ei nauhoiteta. Se, mitä matkit, jää meidän väliseksemme.

        ## Oikeutesi

        Kysy, mitä meillä on: [tietosuoja@osasetti.example](mailto:tietosuoja@osasetti.example). Korjaamme ja poistamme lain sallimissa rajoissa. Viime kädessä voit valittaa tietosuojavaltuutetulle.
      `),
    }),
  ],
};
