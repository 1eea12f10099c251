import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const privacy: DemoPage = {
  id: 'privacy',
  language: 'sv',
  path: '/tietosuoja',
  name: 'Dataskydd',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Dataskydd',
    navTitle: 'Dataskydd',
    metaDescription:
      'Vad vi sparar när du köper eller säljer en bil, hur länge, och hur du får bort uppgifterna.',
  },
  main: [
    block('rich-text', {
      title: 'Det vi vet om dig',
      titleTag: 'h1',
      lead: 'Så lite som möjligt, så länge vi måste, och aldrig till någon som vill sälja dig något annat.',
      body: toRichText(`
        ## När du tittar

        Ingenting om dig sparas innan du har godkänt kakor. Valet kan ändras längst ner på varje sida.

        ## När du köper eller säljer

        Namn, adress, personbeteckning och bilens uppgifter. Bokföringslagen kräver sex år, tryggheten tolv månader. Därefter raderas uppgifterna.

        ## När du ringer

        Samtal bandas inte. Säljaren antecknar vad ni kom överens om, och du får anteckningen på begäran.

        ## Dina rättigheter

        Du får veta vad vi har, låta rätta det och låta radera det inom lagens gränser. Skriv till [tietosuoja@carstore.example](mailto:tietosuoja@carstore.example). Är du missnöjd med svaret kan du vända dig till dataombudsmannen.
      `),
    }),
  ],
};
