import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sv']> = {
  header: {
    logo: picture('logos/bistro', 'Bistro Navet'),
    logoOnDark: picture('logos/bistro-on-dark', 'Bistro Navet'),
    logoWidth: 84,
    logoHeight: 30,
    action: link('tel:+46105500199', '010-550 01 99'),
  },
  footer: {
    logo: picture('logos/bistro-on-dark', 'Bistro Navet'),
    statement: 'Bistro Navet är en del av Solvik. Allt annat vi lagar är bilar.',
    columns: [
      {
        title: 'Äta',
        items: [{ link: link('/meny', 'Menyn') }, { link: link('/', 'Dagens') }],
      },
      {
        title: 'Komma',
        items: [
          { link: link('/hitta-hit', 'Öppettider och vägen hit') },
          { link: link('/sallskap', 'Sällskap') },
          { link: link('/rummet', 'Rummet') },
        ],
      },
      {
        title: 'Grannar',
        items: [
          { link: link('http://solvik-se.localhost:3000', 'Solvik, verkstaden') },
          { link: link('http://charging.localhost:3000', 'Ström, laddarna') },
        ],
      },
    ],
    infoField1: {
      heading: 'Bord',
      text: toRichText(
        '[010-550 01 99](tel:+46105500199)\n\n[bord@navet.example](mailto:bord@navet.example)',
      ),
    },
    infoField2: {
      heading: 'Adress',
      text: toRichText('Kajgatan 12, 451 28 Västerhamn. Genom bilhallen, till vänster vid däcken.'),
    },
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/navet', icon: 'instagram' },
      { name: 'Facebook', url: 'https://facebook.example/navet', icon: 'facebook' },
    ],
    legal: '© 2026 Bistro Navet AB',
    legalLinks: [{ link: link('http://solvik-group.localhost:3000/sv/integritet', 'Integritet') }],
  },
};
