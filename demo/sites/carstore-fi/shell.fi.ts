import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['fi']> = {
  header: {
    logo: picture('logos/carstore', 'Carstore'),
    logoOnDark: picture('logos/carstore-on-brand', 'Carstore'),
    logoWidth: 132,
    logoHeight: 27,
    extraNavigationItems: [{ title: '010 000 4500', link: link('tel:+358100004500'), icon: 'phone' }],
  },
  footer: {
    showBrands: true,
    brandsHeading: 'Kaikki merkit, sama tarkastus',
    logo: picture('logos/carstore-on-dark', 'Carstore'),
    statement: 'Vaihtoautoja, joista kerrotaan kaikki. Osa Solvikia.',
    highlightedLink: link('/osta-auto/vaihtoautot', 'Katso vaihtoautot'),
    columns: [
      {
        title: 'Osta auto',
        items: [
          { link: link('/osta-auto', 'Näin ostat') },
          { link: link('/osta-auto/vaihtoautot', 'Vaihtoautot') },
          { link: link('/loyda-meidat', 'Löydä meidät') },
          { link: link('/loyda-meidat/kartta', 'Myymälät kartalla') },
        ],
      },
      {
        title: 'Omista ja myy',
        items: [
          { link: link('/myy-auto', 'Myy autosi') },
          { link: link('/auton-omistaminen', 'Turva ja palautus') },
          { link: link('/meista', 'Meistä') },
          { link: link('/meista/toihin', 'Töihin meille') },
        ],
      },
      {
        title: 'Yhteys',
        items: [
          { link: link('tel:+358100004500', '010 000 4500') },
          { link: link('mailto:moi@carstore.example', 'moi@carstore.example') },
          { link: link('/meista/uutiskirje', 'Uutiskirje') },
        ],
      },
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/carstoresuomi', icon: 'instagram' },
      { name: 'Facebook', url: 'https://facebook.example/carstoresuomi', icon: 'facebook' },
    ],
    infoField1: {
      heading: 'Asiakaspalvelu',
      text: toRichText('Arkisin 8–18, lauantaisin 10–15. Jono on lyhyt.'),
    },
    infoField2: {
      heading: 'Erimielisyys?',
      text: toRichText(
        'Soita ensin sille, jolta auton ostit. Muuten noudatamme kuluttajariitalautakunnan ratkaisua.',
      ),
    },
    legal: '© 2026 Carstore Suomi Oy, osa Solvikia',
    legalLinks: [{ link: link('/tietosuoja', 'Tietosuoja') }],
  },
};
