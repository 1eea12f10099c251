import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sk']> = {
  header: {
    logo: picture('logos/carstore', 'Carstore'),
    logoOnDark: picture('logos/carstore-on-brand', 'Carstore'),
    logoWidth: 132,
    logoHeight: 27,
    extraNavigationItems: [{ title: '02/0000 4500', link: link('tel:+421200004500'), icon: 'phone' }],
  },
  footer: {
    showBrands: true,
    brandsHeading: 'Vykupujeme a predávame všetky značky',
    logo: picture('logos/carstore-on-dark', 'Carstore'),
    statement: 'Jazdené autá s protokolom, zárukou a cenou, ktorá platí. Súčasť skupiny Solvik.',
    highlightedLink: link('/kupit-auto/ponuka', 'Pozrieť ponuku'),
    columns: [
      {
        title: 'Kúpiť auto',
        items: [
          { link: link('/kupit-auto', 'Ako nakúpite') },
          { link: link('/kupit-auto/ponuka', 'Ponuka áut') },
          { link: link('/zaruka', 'Záruka a vrátenie') },
        ],
      },
      {
        title: 'Carstore',
        items: [
          { link: link('/predat-auto', 'Predať auto') },
          { link: link('/o-carstore', 'O nás') },
          { link: link('/o-carstore/praca', 'Práca u nás') },
          { link: link('/kontakty', 'Kontakty') },
          { link: link('/kontakty/mapa', 'Predajne na mape') },
        ],
      },
      {
        title: 'Ozvite sa',
        items: [
          { link: link('tel:+421200004500', '02/0000 4500') },
          { link: link('mailto:ahoj@carstore.example', 'ahoj@carstore.example') },
          { link: link('/o-carstore/listy', 'Listy e-mailom') },
        ],
      },
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/carstoreslovensko', icon: 'instagram' },
      { name: 'Facebook', url: 'https://facebook.example/carstoreslovensko', icon: 'facebook' },
    ],
    infoField1: {
      heading: 'Zákaznícka linka',
      text: toRichText('Po–pi 8:00–18:00, so 9:00–14:00. Dvíha človek.'),
    },
    infoField2: {
      heading: 'Nezhodli sme sa?',
      text: toRichText(
        'Najprv zavolajte predajcovi, od ktorého auto máte. Ak to nepomôže, obráťte sa na Slovenskú obchodnú inšpekciu.',
      ),
    },
    legal: '© 2026 Carstore Slovensko, s. r. o., súčasť skupiny Solvik',
    legalLinks: [{ link: link('/ochrana-udajov', 'Ochrana údajov') }],
  },
};
