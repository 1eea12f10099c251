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
    metaDescription: 'Mitä tallennamme, kun ostat tai myyt auton, kuinka kauan, ja miten tiedot saa pois.',
  },
  main: [
    block('rich-text', {
      title: 'Mitä tiedämme sinusta',
      titleTag: 'h1',
      lead: 'Niin vähän kuin mahdollista, niin kauan kuin täytyy, eikä koskaan kenellekään, joka haluaa myydä sinulle jotain muuta.',
      body: toRichText(`
        ## Kun katselet

        Sinusta ei tallenneta mitään ennen kuin olet hyväksynyt evästeet. Valinnan voi perua jokaisen sivun alareunasta.

        ## Kun ostat tai myyt

        Nimi, osoite, henkilötunnus ja auton tiedot. Kirjanpitolaki vaatii kuusi vuotta, turva kaksitoista kuukautta. Sen jälkeen tiedot poistetaan.

        ## Kun soitat

        Puheluita ei nauhoiteta. Myyjä kirjaa, mitä sovittiin, ja saat muistiinpanon pyytämällä.

        ## Oikeutesi

        Saat tietää, mitä meillä on, korjauttaa sen ja poistattaa sen lain sallimissa rajoissa. Kirjoita osoitteeseen [tietosuoja@carstore.example](mailto:tietosuoja@carstore.example). Jos vastaus ei tyydytä, voit valittaa tietosuojavaltuutetulle.
      `),
    }),
  ],
};
