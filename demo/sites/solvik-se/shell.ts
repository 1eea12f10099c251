import { type DemoSite, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

type Shell = NonNullable<DemoSite['shell']['sv']>;

const logos = {
  logo: { media: 'logos/solvik', alt: 'Solvik' },
  logoOnDark: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
  logoWidth: 89,
  logoHeight: 30,
};

const socialLinks = [
  { name: 'Instagram', url: 'https://instagram.example/solvik', icon: 'instagram' },
  { name: 'Facebook', url: 'https://facebook.example/solvik', icon: 'facebook' },
  { name: 'LinkedIn', url: 'https://linkedin.example/solvik', icon: 'linkedin' },
  { name: 'YouTube', url: 'https://youtube.example/solvik', icon: 'youtube' },
];

export const swedish: Shell = {
  header: {
    ...logos,
    showSeparator: true,
    extraNavigationItems: [
      { title: '010-550 01 28', link: link('tel:+46105500128', 'Kundservice'), icon: 'phone' },
      { title: 'Hitta oss', link: link('/anlaggningar'), icon: 'map-pin' },
      { title: 'Klubban, vår auktion', link: link('http://auction.localhost:3000/'), icon: 'gavel' },
      { title: 'Solvik i Norge', link: link('http://solvik-no.localhost:3000/'), icon: 'globe' },
    ],
    hasMessage: true,
    messageTitle: 'Vinterhjul på köpet.',
    messageText: 'Gäller BMW 3-serie Touring till och med 30 november.',
    messageType: 'Dark',
    messageIcon: 'CampaignAlert',
  },
  footer: {
    showBrands: true,
    brandsHeading: 'Auktoriserad återförsäljare för',
    logo: logos.logoOnDark,
    statement: 'Familjeägd bilhandel med verkstad om hörnet sedan 1928.',
    highlightedLink: link('/anlaggningar', 'Hitta din anläggning'),
    columns: [
      {
        title: 'Köpa',
        items: [
          { link: link('/kop-bil/alla-bilar-i-lager', 'Bilar i lager') },
          { link: link('/kop-bil/begagnade-bilar-i-lager', 'Begagnade bilar') },
          { link: link('/kop-bil/biltyp/elbilar', 'Elbilar') },
          { link: link('/kop-bil/bilmarken', 'Bilmärken') },
          { link: link('/kop-bil/foretag', 'Företag') },
        ],
      },
      {
        title: 'Äga',
        items: [
          { link: link('/service-och-verkstad/boka-service', 'Boka service') },
          { link: link('/dack-och-biltillbehor/dackhotell', 'Däckhotell') },
          { link: link('/service-och-verkstad/vara-verkstadstjanster/skada-och-lack', 'Skada och lack') },
          { link: link('/kop-bil/bilagande/forsakring', 'Försäkring') },
          { link: link('/livet-med-bil/elbilsguiden/ladda-hemma', 'Ladda hemma') },
        ],
      },
      {
        title: 'Sälja',
        items: [
          { link: link('/salj-bil', 'Så går det till') },
          { link: link('/kop-bil/finansiering/garanterat-restvarde', 'Restvärde') },
        ],
      },
      {
        title: 'Solvik',
        items: [
          { link: link('/om-solvik', 'Om oss') },
          { link: link('/anlaggningar/karta', 'Hitta oss på kartan') },
          { link: link('/berattelser', 'Berättelser') },
          { link: link('/om-solvik/arbeta-hos-oss', 'Arbeta hos oss') },
          { link: link('/om-solvik/hallbarhet', 'Hållbarhet') },
          { link: link('/om-solvik/press', 'Press') },
        ],
      },
    ],
    infoField1: {
      heading: 'Kundservice',
      text: toRichText(`
        [010-550 01 28](tel:+46105500128)

        [hej@solvik.example](mailto:hej@solvik.example)
      `),
    },
    infoField2: {
      heading: 'Öppet',
      text: toRichText(
        'Bilhallarna vardagar 9–18, lördag 10–15, söndag 11–15. Verkstaden vardagar 7–17. Helgdagar kan avvika.',
      ),
    },
    socialLinks,
    legal: '© 2026 Solvik Bil AB',
    legalLinks: [
      { link: link('/om-solvik/integritetspolicy', 'Integritet') },
      { link: link('/webbshop', 'Villkor') },
      { link: link('/om-solvik/kakor', 'Om kakor') },
    ],
  },
};

export const english: Shell = {
  header: {
    ...logos,
    showSeparator: true,
    extraNavigationItems: [
      { title: '010-550 01 28', link: link('tel:+46105500128', 'Customer service'), icon: 'phone' },
      { title: 'Find us', link: link('/en/anlaggningar'), icon: 'map-pin' },
    ],
  },
  footer: {
    showBrands: true,
    brandsHeading: 'Authorised dealer for',
    logo: logos.logoOnDark,
    statement: 'A family-owned car dealer with a workshop round the corner since 1928.',
    highlightedLink: link('/en/anlaggningar', 'Find your dealership'),
    columns: [
      {
        title: 'Buying',
        items: [
          { link: link('/en/kop-bil/alla-bilar-i-lager', 'Cars in stock') },
          { link: link('/en/kop-bil/bilmarken', 'Makes') },
          { link: link('/en/salj-bil', 'Sell your car') },
        ],
      },
      {
        title: 'Owning',
        items: [
          { link: link('/en/service-och-verkstad', 'Service and workshop') },
          { link: link('/en/service-och-verkstad/boka-service', 'Book a service') },
          { link: link('/en/dack-och-biltillbehor/dackhotell', 'Tyre hotel') },
        ],
      },
      {
        title: 'Solvik',
        items: [{ link: link('/en/om-solvik', 'About us') }, { link: link('/en/berattelser', 'Stories') }],
      },
    ],
    infoField1: {
      heading: 'Customer service',
      text: toRichText(`
        [010-550 01 28](tel:+46105500128)

        [hej@solvik.example](mailto:hej@solvik.example)
      `),
    },
    infoField2: {
      heading: 'Open',
      text: toRichText(
        'Showrooms weekdays 9–18, Saturday 10–15, Sunday 11–15. Workshops weekdays 7–17. Public holidays may differ.',
      ),
    },
    socialLinks,
    legal: '© 2026 Solvik Bil AB',
    legalLinks: [{ link: link('/en/om-solvik/integritetspolicy', 'Privacy') }],
  },
};
