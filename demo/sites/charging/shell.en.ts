import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['en']> = {
  header: {
    logo: picture('logos/charging', 'Ström'),
    logoOnDark: picture('logos/charging-on-dark', 'Ström'),
    logoWidth: 92,
    logoHeight: 28,
    action: link('tel:+46105500161', '+46 10 550 01 61'),
  },
  footer: {
    logo: picture('logos/charging-on-dark', 'Ström'),
    statement: 'Ström is part of Solvik. We have sold what moves cars since 1928.',
    highlightedLink: link('/en/find-a-charger', 'Find a charger'),
    columns: [
      {
        title: 'Charge',
        items: [
          { link: link('/en/find-a-charger', 'All places') },
          { link: link('/en/prices', 'Prices') },
          { link: link('/en/how-it-works', 'How it works') },
        ],
      },
      {
        title: 'Ström',
        items: [
          { link: link('/en/business', 'For landowners') },
          { link: link('/en/support', 'Support') },
          { link: link('http://solvik-group.localhost:3000', 'Solvik Group') },
        ],
      },
    ],
    infoField1: {
      heading: 'Help at the post',
      text: toRichText(
        '[+46 10 550 01 61](tel:+46105500161)\n\n[hello@strom.example](mailto:hello@strom.example)',
      ),
    },
    infoField2: {
      heading: 'Open',
      text: toRichText('The chargers around the clock, every day of the year. So is the telephone.'),
    },
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/strom', icon: 'instagram' },
      { name: 'LinkedIn', url: 'https://linkedin.example/strom', icon: 'linkedin' },
    ],
    legal: '© 2026 Ström Laddning AB',
    legalLinks: [{ link: link('http://solvik-group.localhost:3000/privacy', 'Privacy') }],
  },
};
