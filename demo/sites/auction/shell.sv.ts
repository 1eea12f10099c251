import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sv']> = {
  header: {
    logo: picture('logos/auction', 'Klubban'),
    logoOnDark: picture('logos/auction-on-dark', 'Klubban'),
    logoWidth: 112,
    logoHeight: 28,
    extraNavigationItems: [{ title: 'Kalender', link: link('/kalender'), icon: 'calendar' }],
    action: link('tel:+46105500150', '010-550 01 50'),
  },
  footer: {
    logo: picture('logos/auction-on-dark', 'Klubban'),
    statement: 'Inbytesbilar under klubban varje torsdag klockan tio. En del av Solvik.',
    highlightedLink: link('/kalender', 'Kommande torsdagar'),
    columns: [
      {
        title: 'Handla',
        items: [{ link: link('/kopa', 'Köpa') }, { link: link('/salja', 'Sälja') }],
      },
      {
        title: 'Veta',
        items: [{ link: link('/kalender', 'Kalender') }, { link: link('/avgifter', 'Avgifter') }],
      },
      {
        title: 'Träffas',
        items: [
          { link: link('/kontakt', 'Kontakt och visning') },
          { link: link('http://carstore-se.localhost:3000', 'Privat? Se Carstore') },
        ],
      },
    ],
    infoField1: {
      heading: 'Auktionskontoret',
      text: toRichText(
        '[010-550 01 50](tel:+46105500150)\n\n[bud@klubban.example](mailto:bud@klubban.example)',
      ),
    },
    infoField2: {
      heading: 'Hallen',
      text: toRichText('Godsvägen 3, 452 30 Lindö. Visning onsdag 12–18 och torsdag 7–9.45.'),
    },
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/klubban', icon: 'linkedin' }],
    legal: '© 2026 Klubban Bilauktion AB',
    legalLinks: [{ link: link('http://solvik-group.localhost:3000/sv/integritet', 'Integritet') }],
  },
};
