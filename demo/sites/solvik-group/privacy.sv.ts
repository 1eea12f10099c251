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
      'Vad Solvik Groups verksamheter vet om dig, hur länge de sparar det och hur du får bort det.',
  },
  main: [
    block('rich-text', {
      title: 'Det vi vet om dig',
      titleTag: 'h1',
      lead: 'Sidan gäller Ström, Bistro Navet, Klubban, Lastvagnar, Finans och koncernen själv. Bilhallar och butiker har sina egna.',
      body: toRichText(`
        ## När du tittar runt

        Ingenting sparas om dig förrän du har sagt ja i rutan om kakor. Du kan ändra dig längst ner på varje sida.

        ## När du skriver eller ringer

        Ditt namn, hur vi når dig och vad det gällde. Vi sparar det i ett år efter sista ordet, så att du slipper börja om. Samtal spelas inte in.

        ## När du köper något

        Det bokföringslagen kräver, i sju år. En laddning med bankkort lämnar bara de fyra sista siffrorna.

        ## När du lånar

        Finans tar en kreditupplysning och sparar svaret så länge avtalet löper. Du får en kopia.

        ## Dina rättigheter

        Du kan få se vad vi har, få det rättat och få det borttaget så långt lagen tillåter. Skriv till [privacy@solvik.example](mailto:privacy@solvik.example). Är svaret inte bra nog lyssnar Integritetsskyddsmyndigheten.
      `),
    }),
  ],
};
