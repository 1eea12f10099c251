import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sv']> = {
  header: {
    logo: picture('logos/charging', 'Ström'),
    logoOnDark: picture('logos/charging-on-dark', 'Ström'),
    logoWidth: 92,
    logoHeight: 28,
    action: link('tel:+46105500161', '010-550 01 61'),
  },
  footer: {
    logo: picture('logos/charging-on-dark', 'Ström'),
    statement: 'Ström är en del av Solvik. Vi har sålt det som driver bilar sedan 1928.',
    highlightedLink: link('/hitta-laddare', 'Hitta laddare'),
    columns: [
      {
        title: 'Ladda',
        items: [
          { link: link('/hitta-laddare', 'Alla platser') },
          { link: link('/priser', 'Priser') },
          { link: link('/sa-funkar-det', 'Så funkar det') },
        ],
      },
      {
        title: 'Hemma och på jobbet',
        items: [{ link: link('/hemma', 'Laddbox hemma') }, { link: link('/foretag', 'För platsägare') }],
      },
      {
        title: 'Ström',
        items: [
          { link: link('/kundservice', 'Kundservice') },
          { link: link('http://solvik-group.localhost:3000/sv', 'Solvik Group') },
          { link: link('http://bistro.localhost:3000', 'Bistro Navet') },
        ],
      },
    ],
    infoField1: {
      heading: 'Hjälp vid stolpen',
      text: toRichText('[010-550 01 61](tel:+46105500161)\n\n[hej@strom.example](mailto:hej@strom.example)'),
    },
    infoField2: {
      heading: 'Öppet',
      text: toRichText('Laddarna dygnet runt, årets alla dagar. Telefonen likaså.'),
    },
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/strom', icon: 'instagram' },
      { name: 'LinkedIn', url: 'https://linkedin.example/strom', icon: 'linkedin' },
    ],
    legal: '© 2026 Ström Laddning AB',
    legalLinks: [{ link: link('http://solvik-group.localhost:3000/sv/integritet', 'Integritet') }],
  },
};
