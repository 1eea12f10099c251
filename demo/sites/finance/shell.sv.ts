import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sv']> = {
  header: {
    logo: picture('logos/finance', 'Solvik Finans'),
    logoOnDark: picture('logos/finance-on-dark', 'Solvik Finans'),
    logoWidth: 120,
    logoHeight: 26,
    action: link('tel:+46105500130', '010-550 01 30'),
  },
  footer: {
    logo: picture('logos/finance-on-dark', 'Solvik Finans'),
    statement: 'Vi lånar ut till bilar, inte till helger. En del av Solvik.',
    highlightedLink: link('/sa-raknar-vi', 'Så räknar vi'),
    columns: [
      {
        title: 'Privat',
        items: [{ link: link('/billan', 'Billån') }, { link: link('/privatleasing', 'Privatleasing') }],
      },
      { title: 'Företag', items: [{ link: link('/foretag', 'Leasing för företag') }] },
      {
        title: 'Hjälp',
        items: [
          { link: link('/kundservice', 'Kundservice') },
          { link: link('/sa-raknar-vi', 'Så räknar vi') },
          { link: link('http://solvik-se.localhost:3000', 'Solvik, bilarna') },
        ],
      },
    ],
    infoField1: {
      heading: 'Ring eller skriv',
      text: toRichText(
        '[010-550 01 30](tel:+46105500130)\n\n[hej@solvikfinans.example](mailto:hej@solvikfinans.example)',
      ),
    },
    infoField2: {
      heading: 'Tillstånd',
      text: toRichText('Solvik Finans AB är kreditmarknadsbolag och står under Finansinspektionens tillsyn.'),
    },
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/solvikfinans', icon: 'linkedin' }],
    legal: '© 2026 Solvik Finans AB',
    legalLinks: [{ link: link('http://solvik-group.localhost:3000/sv/integritet', 'Integritet') }],
  },
};
