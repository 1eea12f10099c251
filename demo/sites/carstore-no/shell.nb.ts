import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['nb']> = {
  header: {
    logo: picture('logos/carstore', 'Carstore'),
    logoOnDark: picture('logos/carstore-on-brand', 'Carstore'),
    logoWidth: 132,
    logoHeight: 27,
    extraNavigationItems: [{ title: '21 00 45 00', link: link('tel:+4721004500'), icon: 'phone' }],
  },
  footer: {
    showBrands: true,
    brandsHeading: 'Alle merker, én standard',
    logo: picture('logos/carstore-on-dark', 'Carstore'),
    statement: 'Bruktbiler med tilstandsrapport, garanti og folk som tar telefonen. En del av Solvik.',
    highlightedLink: link('/kjop-bil/alle-brukte-biler', 'Se bilene på lager'),
    columns: [
      {
        title: 'Kjøp bil',
        items: [
          { link: link('/kjop-bil', 'Slik kjøper du') },
          { link: link('/kjop-bil/alle-brukte-biler', 'Bilene på lager') },
          { link: link('/finn-oss', 'Finn oss') },
          { link: link('/finn-oss/kart', 'Butikkene på kart') },
        ],
      },
      {
        title: 'Eie og selge',
        items: [
          { link: link('/selg-bil', 'Selg bilen din') },
          { link: link('/bileierskap', 'Garanti og åpent kjøp') },
          { link: link('/om-carstore/om-oss', 'Om oss') },
          { link: link('/om-carstore/jobb', 'Jobb hos oss') },
        ],
      },
      {
        title: 'Kontakt',
        items: [
          { link: link('tel:+4721004500', '21 00 45 00') },
          { link: link('mailto:hei@carstore.example', 'hei@carstore.example') },
          { link: link('/om-carstore/nyhetsbrev', 'Nyhetsbrev') },
        ],
      },
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/carstorenorge', icon: 'instagram' },
      { name: 'Facebook', url: 'https://facebook.example/carstorenorge', icon: 'facebook' },
    ],
    infoField1: {
      heading: 'Kundesenter',
      text: toRichText('Hverdager 8–18, lørdag 10–15. Søndag er det stille.'),
    },
    infoField2: {
      heading: 'Uenig med oss?',
      text: toRichText(
        'Ring den som solgte deg bilen. Kommer vi ikke til enighet, retter vi oss etter Forbrukertilsynet.',
      ),
    },
    legal: '© 2026 Carstore Norge AS, en del av Solvik',
    legalLinks: [{ link: link('/personvern', 'Personvern') }],
  },
};
