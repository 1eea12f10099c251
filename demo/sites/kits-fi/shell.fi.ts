import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['fi']> = {
  header: {
    logo: picture('logos/kits-fi', 'Osasetti'),
    logoOnDark: picture('logos/kits-fi-on-dark', 'Osasetti'),
    logoWidth: 140,
    logoHeight: 32,
    extraNavigationItems: [{ title: '010 000 4700', link: link('tel:+358100004700'), icon: 'phone' }],
  },
  footer: {
    logo: picture('logos/kits-fi-on-dark', 'Osasetti'),
    statement: 'Varaosat setteinä niille, jotka korjaavat itse, ja niille, jotka korjaavat työkseen.',
    highlightedLink: link('/setit', 'Kaikki setit'),
    columns: [
      {
        title: 'Setit',
        items: [
          { link: link('/setit', 'Kaikki setit') },
          { link: link('/mika-on-setti', 'Mikä on setti?') },
          { link: link('/nain-tilaat', 'Näin tilaat') },
        ],
      },
      {
        title: 'Tuki',
        items: [
          { link: link('/palautus-ja-takuu', 'Palautus ja takuu') },
          { link: link('/yhteystiedot', 'Yhteystiedot') },
        ],
      },
      {
        title: 'Tiski',
        items: [
          { link: link('tel:+358100004700', '010 000 4700') },
          { link: link('mailto:tiski@osasetti.example', 'tiski@osasetti.example') },
        ],
      },
    ],
    socialLinks: [{ name: 'YouTube', url: 'https://youtube.example/osasetti', icon: 'youtube' }],
    infoField1: { heading: 'Tiski auki', text: toRichText('Arkisin 7–17, lauantaisin 9–13.') },
    infoField2: {
      heading: 'Nouto',
      text: toRichText('Takoraudantie 11, 00700 Helsinki. Ovi on talon takana.'),
    },
    legal: '© 2026 Osasetti Oy, osa Solvikia',
    legalLinks: [{ link: link('/tietosuoja', 'Tietosuoja') }],
  },
};
