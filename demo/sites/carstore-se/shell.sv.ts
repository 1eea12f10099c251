import { type DemoSite, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: NonNullable<DemoSite['shell']['sv']> = {
  header: {
    logo: picture('logos/carstore', 'Carstore'),
    logoOnDark: picture('logos/carstore-on-brand', 'Carstore'),
    logoWidth: 132,
    logoHeight: 27,
    extraNavigationItems: [
      { title: 'Hitta oss', link: link('/kop-bil/hitta-oss'), icon: 'map-pin' },
      { title: '010-123 45 00', link: link('tel:+46101234500'), icon: 'phone' },
    ],
  },
  footer: {
    showBrands: true,
    brandsHeading: 'Vi säljer alla märken',
    logo: picture('logos/carstore-on-dark', 'Carstore'),
    statement: 'Begagnade bilar med protokoll, garanti och en människa i telefon. En del av Solvik.',
    highlightedLink: link('/kop-bil/alla-bilar', 'Se bilarna i lager'),
    columns: [
      {
        title: 'Köp bil',
        items: [
          { link: link('/kop-bil', 'Så köper du') },
          { link: link('/kop-bil/alla-bilar', 'Bilarna i lager') },
          { link: link('/kop-bil/bilmarken', 'Bilmärken') },
          { link: link('/kop-bil/vinterhjul', 'Vinterhjul på köpet') },
          { link: link('/kop-bil/hitta-oss', 'Hitta oss') },
          { link: link('/kop-bil/hitta-oss/karta', 'Butikerna på karta') },
        ],
      },
      {
        title: 'Äga och sälja',
        items: [
          { link: link('/salj-bil', 'Sälj din bil') },
          { link: link('/bilagande', 'Garanti och öppet köp') },
          { link: link('/goda-rad', 'Goda råd') },
          { link: link('/om-carstore', 'Om Carstore') },
          { link: link('/om-carstore/jobba-hos-oss', 'Jobba hos oss') },
        ],
      },
      {
        title: 'Kontakt',
        items: [
          { link: link('tel:+46101234500', '010-123 45 00') },
          { link: link('mailto:hej@carstore.example', 'hej@carstore.example') },
          { link: link('/om-carstore/nyhetsbrev', 'Nyhetsbrevet') },
        ],
      },
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/carstore', icon: 'instagram' },
      { name: 'Facebook', url: 'https://facebook.example/carstore', icon: 'facebook' },
      { name: 'YouTube', url: 'https://youtube.example/carstore', icon: 'youtube' },
    ],
    infoField1: {
      heading: 'Kundtjänst',
      text: toRichText('Vardagar 8–19, lördag 10–16. Vi svarar inom tre signaler, oftast.'),
    },
    infoField2: {
      heading: 'Tvist?',
      text: toRichText(
        'Säg till oss först. Blir vi inte överens följer vi vad Allmänna reklamationsnämnden säger.',
      ),
    },
    legal: '© 2026 Carstore Sverige AB, en del av Solvik',
    legalLinks: [{ link: link('/integritet', 'Integritet') }],
  },
};
