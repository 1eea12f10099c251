import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sv']> = {
  header: {
    logo: picture('logos/carstore', 'Carstore'),
    logoOnDark: picture('logos/carstore-on-brand', 'Carstore'),
    logoWidth: 132,
    logoHeight: 27,
    extraNavigationItems: [{ title: '010 000 4500', link: link('tel:+358100004500'), icon: 'phone' }],
  },
  footer: {
    showBrands: true,
    brandsHeading: 'Alla märken, samma granskning',
    logo: picture('logos/carstore-on-dark', 'Carstore'),
    statement: 'Begagnade bilar som vi berättar allt om. En del av Solvik.',
    highlightedLink: link('/sv/osta-auto/vaihtoautot', 'Se bilarna'),
    columns: [
      {
        title: 'Köp bil',
        items: [
          { link: link('/sv/osta-auto', 'Så köper du') },
          { link: link('/sv/osta-auto/vaihtoautot', 'Begagnade bilar') },
          { link: link('/sv/loyda-meidat', 'Hitta oss') },
          { link: link('/sv/loyda-meidat/kartta', 'Butikerna på karta') },
        ],
      },
      {
        title: 'Äga och sälja',
        items: [
          { link: link('/sv/myy-auto', 'Sälj din bil') },
          { link: link('/sv/auton-omistaminen', 'Trygghet och retur') },
          { link: link('/sv/meista', 'Om oss') },
          { link: link('/sv/meista/toihin', 'Jobba hos oss') },
        ],
      },
      {
        title: 'Kontakt',
        items: [
          { link: link('tel:+358100004500', '010 000 4500') },
          { link: link('mailto:moi@carstore.example', 'moi@carstore.example') },
          { link: link('/sv/meista/uutiskirje', 'Nyhetsbrev') },
        ],
      },
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/carstoresuomi', icon: 'instagram' },
      { name: 'Facebook', url: 'https://facebook.example/carstoresuomi', icon: 'facebook' },
    ],
    infoField1: {
      heading: 'Kundtjänst',
      text: toRichText('Vardagar 8–18, lördagar 10–15. På svenska, knapp två.'),
    },
    infoField2: {
      heading: 'Oense?',
      text: toRichText('Ring först den som sålde bilen. I övrigt följer vi konsumenttvistenämndens beslut.'),
    },
    legal: '© 2026 Carstore Suomi Oy, en del av Solvik',
    legalLinks: [{ link: link('/sv/tietosuoja', 'Dataskydd') }],
  },
};
