import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const privacy: DemoPage = {
  id: 'privacy',
  language: 'sv',
  path: '/integritet',
  name: 'Integritet',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Integritet',
    navTitle: 'Integritet',
    metaDescription:
      'Vilka uppgifter vi sparar när du köper eller säljer en bil, hur länge, och hur du får bort dem.',
  },
  main: [
    block('rich-text', {
      title: 'Det vi vet om dig',
      titleTag: 'h1',
      lead: 'Så lite som möjligt, så länge vi måste, och aldrig till någon som vill sälja dig något annat.',
      body: toRichText(`
        ## När du tittar runt

        Ingenting om dig sparas förrän du har sagt ja i rutan om kakor. Ändrar du dig finns rutan längst ner på varje sida.

        ## När du köper eller säljer

        Namn, adress, personnummer och bilens uppgifter. Bokföringslagen säger sju år, garantin säger tolv månader. Därefter raderas de.

        ## När du ringer

        Samtal spelas inte in. Säljaren antecknar vad ni kommit överens om, och du får anteckningen om du ber om den.

        ## Dina rättigheter

        Du kan få veta vad vi har, få det rättat och få det borttaget så långt lagen tillåter. Skriv till [integritet@carstore.example](mailto:integritet@carstore.example). Är du inte nöjd med svaret kan du klaga hos Integritetsskyddsmyndigheten.
      `),
    }),
  ],
};
