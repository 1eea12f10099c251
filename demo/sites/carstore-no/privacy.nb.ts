import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const privacy: DemoPage = {
  id: 'privacy',
  language: 'nb',
  path: '/personvern',
  name: 'Personvern',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Personvern',
    navTitle: 'Personvern',
    metaDescription:
      'Hva vi lagrer når du kjøper eller selger bil, hvor lenge, og hvordan du får det slettet.',
  },
  main: [
    block('rich-text', {
      title: 'Det vi vet om deg',
      titleTag: 'h1',
      lead: 'Så lite som mulig, så lenge vi må, og aldri til noen som vil selge deg noe annet.',
      body: toRichText(`
        ## Når du ser deg rundt

        Ingenting lagres om deg før du har sagt ja til informasjonskapsler. Du kan ombestemme deg nederst på hver side.

        ## Når du kjøper eller selger

        Navn, adresse, fødselsnummer og opplysninger om bilen. Bokføringsloven krever fem år, garantien tolv måneder. Så slettes de.

        ## Når du ringer

        Samtaler tas ikke opp. Selgeren noterer det dere blir enige om, og du får notatet om du vil ha det.

        ## Rettighetene dine

        Du kan få se hva vi har, få det rettet og få det slettet så langt loven tillater. Skriv til [personvern@carstore.example](mailto:personvern@carstore.example). Er du ikke fornøyd med svaret, kan du klage til Datatilsynet.
      `),
    }),
  ],
};
