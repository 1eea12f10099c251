import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sv']> = {
  header: {
    logo: picture('logos/solvik-group', 'Solvik Group'),
    logoOnDark: picture('logos/solvik-group-on-dark', 'Solvik Group'),
    logoWidth: 128,
    logoHeight: 24,
    extraNavigationItems: [{ title: 'Nyheter', link: link('/sv/nyheter'), icon: 'file-text' }],
  },
  footer: {
    logo: picture('logos/solvik-group-on-dark', 'Solvik Group'),
    statement: 'Solvik Group AB (publ). Familjeägt sedan 1928.',
    columns: [
      {
        title: 'Koncernen',
        items: [
          { link: link('/sv/om-oss', 'Om oss') },
          { link: link('/sv/verksamheter', 'Verksamheter') },
          { link: link('/sv/hallbarhet', 'Hållbarhet') },
        ],
      },
      {
        title: 'Media',
        items: [
          { link: link('/sv/nyheter', 'Nyheter') },
          { link: link('/investors', 'Investors (engelska)') },
        ],
      },
      { title: 'Karriär', items: [{ link: link('/sv/karriar', 'Lediga jobb') }] },
      {
        title: 'Webbplatser',
        items: [
          { link: link('http://solvik-se.localhost:3000', 'Solvik Sverige') },
          { link: link('http://carstore-se.localhost:3000', 'Carstore') },
          { link: link('http://charging.localhost:3000', 'Ström') },
        ],
      },
    ],
    infoField1: {
      heading: 'Huvudkontor',
      text: toRichText(
        '[010-550 01 00](tel:+46105500100)\n\n[group@solvik.example](mailto:group@solvik.example)',
      ),
    },
    infoField2: { heading: 'Adress', text: toRichText('Kajgatan 2, 451 28 Västerhamn') },
    socialLinks: [
      { name: 'LinkedIn', url: 'https://linkedin.example/solvik', icon: 'linkedin' },
      { name: 'YouTube', url: 'https://youtube.example/solvik', icon: 'youtube' },
    ],
    legal: '© 2026 Solvik Group AB',
    legalLinks: [{ link: link('/sv/integritet', 'Integritet') }],
  },
};
