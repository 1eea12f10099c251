import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['en']> = {
  header: {
    logo: picture('logos/solvik-group', 'Solvik Group'),
    logoOnDark: picture('logos/solvik-group-on-dark', 'Solvik Group'),
    logoWidth: 128,
    logoHeight: 24,
    extraNavigationItems: [{ title: 'News', link: link('/news'), icon: 'file-text' }],
  },
  footer: {
    logo: picture('logos/solvik-group-on-dark', 'Solvik Group'),
    statement: 'Solvik Group AB (publ). Family-owned since 1928.',
    columns: [
      {
        title: 'Group',
        items: [
          { link: link('/about-us', 'About us') },
          { link: link('/businesses', 'Businesses') },
          { link: link('/sustainability', 'Sustainability') },
        ],
      },
      {
        title: 'Investors and media',
        items: [{ link: link('/investors', 'Investors') }, { link: link('/news', 'News') }],
      },
      {
        title: 'Careers',
        items: [{ link: link('/careers', 'Open positions') }],
      },
      {
        title: 'Sites',
        items: [
          { link: link('http://solvik-se.localhost:3000', 'Solvik Sverige') },
          { link: link('http://solvik-no.localhost:3000', 'Solvik Norge') },
          { link: link('http://solvik-uk.localhost:3000', 'Solvik UK') },
          { link: link('http://carstore-se.localhost:3000', 'Carstore') },
        ],
      },
    ],
    infoField1: {
      heading: 'Head office',
      text: toRichText(
        '[+46 10 550 01 00](tel:+46105500100)\n\n[group@solvik.example](mailto:group@solvik.example)',
      ),
    },
    infoField2: { heading: 'Address', text: toRichText('Kajgatan 2, 451 28 Västerhamn, Sweden') },
    socialLinks: [
      { name: 'LinkedIn', url: 'https://linkedin.example/solvik', icon: 'linkedin' },
      { name: 'YouTube', url: 'https://youtube.example/solvik', icon: 'youtube' },
    ],
    legal: '© 2026 Solvik Group AB',
    legalLinks: [{ link: link('/privacy', 'Privacy') }],
  },
};
