import { type DemoSite, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: DemoSite['shell'] = {
  nb: {
    header: {
      logo: { media: 'logos/solvik', alt: 'Solvik' },
      logoOnDark: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
      logoWidth: 89,
      logoHeight: 30,
      showSeparator: true,
      extraNavigationItems: [
        { title: '22 22 01 28', link: link('tel:+4722220128', 'Kundeservice'), icon: 'phone' },
        { title: 'Bestill time', link: link('/service-og-verksted/bestill-time'), icon: 'wrench' },
      ],
    },
    footer: {
      showBrands: true,
      brandsHeading: 'Autorisert forhandler av',
      logo: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
      statement: 'Familieeid bilforhandler med verksted om hjørnet. I Norge siden 1971.',
      highlightedLink: link('/finn-oss', 'Finn nærmeste Solvik'),
      columns: [
        {
          title: 'Kjøpe',
          items: [
            { link: link('/kjop-bil/alle-brukte-biler', 'Brukte biler') },
            { link: link('/kjop-bil/vare-bilmerker', 'Nye biler') },
            { link: link('/kjop-bil/finansiering', 'Lån og leasing') },
            { link: link('/motorsykler', 'Motorsykler') },
            { link: link('/selg-bil', 'Selg bilen') },
          ],
        },
        {
          title: 'Eie',
          items: [
            { link: link('/service-og-verksted/bestill-time', 'Bestill time') },
            { link: link('/service-og-verksted/hjulskift-og-dekkhotell', 'Hjulskift og dekkhotell') },
            { link: link('/service-og-verksted/eu-kontroll', 'EU-kontroll') },
            { link: link('/service-og-verksted/skade-og-lakk', 'Skade og lakk') },
            { link: link('/service-og-verksted/motorsykkel', 'Motorsykkelverksted') },
          ],
        },
        {
          title: 'Solvik',
          items: [
            { link: link('/om-solvik', 'Om Solvik') },
            { link: link('/om-solvik/om-konsernet', 'Om konsernet') },
            { link: link('/om-solvik/jobb-hos-oss', 'Jobb hos oss') },
            { link: link('/aktuelt', 'Aktuelt') },
          ],
        },
      ],
      infoField1: {
        heading: 'Kundeservice',
        text: toRichText(`
          [22 22 01 28](tel:+4722220128)

          [hei@solvik.example](mailto:hei@solvik.example)
        `),
      },
      infoField2: {
        heading: 'Åpent',
        text: toRichText(
          'Bilhallene hverdager 9–17, torsdag til 19, lørdag 10–14. Verkstedet hverdager 7–16.',
        ),
      },
      socialLinks: [
        { name: 'Instagram', url: 'https://instagram.example/solviknorge', icon: 'instagram' },
        { name: 'Facebook', url: 'https://facebook.example/solviknorge', icon: 'facebook' },
      ],
      legal: '© 2026 Solvik Norge AS',
      legalLinks: [
        { link: link('/om-solvik/personvern', 'Personvern') },
        { link: link('/om-solvik/kjopsvilkar', 'Kjøpsvilkår') },
        { link: link('/om-solvik/apenhetsloven', 'Åpenhetsloven') },
      ],
    },
  },
};
