import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const room: DemoPage = {
  id: 'room',
  language: 'sv',
  path: '/rummet',
  name: 'Rummet',
  fields: {
    metaTitle: 'Rummet',
    navTitle: 'Rummet',
    metaDescription:
      'Hur en personalmatsal från 1954 blev en bistro med fyrtiotvå stolar och utsikt över fjorden.',
    order: 2,
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('scenes/bistro', 'Matsalen i skymningen med röd soffa och fönster mot fjorden'),
      imagePhone: picture(
        'scenes/bistro-phone',
        'Matsalen i skymningen med röd soffa och fönster mot fjorden',
      ),
      title: 'Fyrtiotvå stolar och ett berg.',
      text: 'Berget heter Valön och ligger rakt fram.',
      variant: 'FullScreen',
    }),
    block('rich-text', {
      title: 'Personalmatsalen',
      width: 'beside heading',
      body: toRichText(`
        När bilhallen byggdes 1954 ritade arkitekten in en matsal för mekanikerna, med fönster mot vattnet eftersom de ändå tillbringade dagarna under bilar. Den stängde 1983 när mikrovågsugnen kom.

        I trettio år stod däcken där. Ingrid Solvik gick förbi varje dag och tittade ut. År 2014 flyttades däcken, golvet skurades och under trettio lager gummi låg rutorna kvar, svarta och vita.

        > Vi behövde ett ställe där folk kunde vänta utan att känna att de väntade.
        > — Ingrid Solvik

        ## Det som står här

        - Lamporna hängde i snickeriet på varvet. De är för starka och sitter därför högt.
        - Soffan satt i en buss på linje 3. Den är omklädd en gång, i samma röda.
        - Stolarna är köpta på auktion hos [Klubban](http://auction.localhost:3000), fyrtiotvå stycken för åtta kronor styck och en middag.
        - Disken är en verkstadsbänk. Skruvstädet sitter kvar, det håller fast notorna.
      `),
    }),
    block('figures', {
      tone: 'brand',
      figures: [
        { value: '42', label: 'stolar, alla lika hårda' },
        { value: '1954', label: 'la man golvet' },
        { value: '6 km', label: 'till kon' },
        { value: '17 min', label: 'tar ett hjulskifte, en soppa tar tjugo' },
      ],
    }),
    block('text-with-image', {
      title: 'Vi ropar när bilen är klar.',
      text: toRichText(
        'Säg registreringsnumret i kassan. När mekanikern stänger huven tänds en lampa ovanför köksluckan, och någon säger det högt. Du hinner alltid äta upp.',
      ),
      image: picture('scenes/close-wheel', 'Ett hjul i närbild i kvällsljus'),
      reverse: true,
      link: link('http://solvik-se.localhost:3000', 'Till verkstaden'),
    }),
  ],
};
