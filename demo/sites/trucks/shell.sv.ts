import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sv']> = {
  header: {
    logo: picture('logos/trucks', 'Solvik Lastvagnar'),
    logoOnDark: picture('logos/trucks-on-dark', 'Solvik Lastvagnar'),
    logoWidth: 148,
    logoHeight: 28,
    action: link('tel:+46105500140', '010-550 01 40'),
  },
  footer: {
    logo: picture('logos/trucks-on-dark', 'Solvik Lastvagnar'),
    statement: 'Verkstad från klockan fem, jour dygnet runt. En del av Solvik.',
    highlightedLink: link('/jour', 'Stillestånd just nu?'),
    columns: [
      {
        title: 'Verkstad',
        items: [
          { link: link('/verkstad', 'Priser och tider') },
          { link: link('/serviceavtal', 'Serviceavtal') },
          { link: link('/jour', 'Jour') },
        ],
      },
      { title: 'Fordon', items: [{ link: link('/fordon', 'Lastbilar och transportbilar') }] },
      {
        title: 'Solvik',
        items: [
          { link: link('/anlaggningar', 'Anläggningar') },
          { link: link('http://finance.localhost:3000/foretag', 'Finansiering') },
          { link: link('http://charging.localhost:3000/foretag', 'Laddning på depån') },
        ],
      },
    ],
    infoField1: {
      heading: 'Verkstad och jour',
      text: toRichText(
        '[010-550 01 40](tel:+46105500140)\n\n[verkstad@lastvagnar.example](mailto:verkstad@lastvagnar.example)',
      ),
    },
    infoField2: {
      heading: 'Öppet',
      text: toRichText('Måndag till fredag 5–23, lördag 7–15. Jouren svarar alltid.'),
    },
    socialLinks: [{ name: 'Facebook', url: 'https://facebook.example/solviklastvagnar', icon: 'facebook' }],
    legal: '© 2026 Solvik Lastvagnar AB',
    legalLinks: [{ link: link('http://solvik-group.localhost:3000/sv/integritet', 'Integritet') }],
  },
};
