import { type DemoSite, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const shell: DemoSite['shell'] = {
  en: {
    header: {
      logo: { media: 'logos/solvik', alt: 'Solvik' },
      logoOnDark: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
      logoWidth: 89,
      logoHeight: 30,
      showSeparator: true,
      extraNavigationItems: [{ title: '01632 960128', link: link('tel:+441632960128', 'Customer service') }],
    },
    footer: {
      showBrands: true,
      brandsHeading: 'New, used and servicing for',
      logo: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
      statement: 'A family-owned car dealer with a workshop round the corner. In the North since 2008.',
      highlightedLink: link('/find-us', 'Find your dealership'),
      columns: [
        {
          title: 'Buying and selling',
          items: [
            { link: link('/buy-car/used-cars', 'Used cars') },
            { link: link('/buy-car/new-cars', 'New cars') },
            { link: link('/buy-car/latest-offers', 'Latest offers') },
            { link: link('/buy-car/finance-and-insurance-options', 'Finance and insurance') },
            { link: link('/buy-car/motability', 'Motability') },
            { link: link('/sell-car', 'Sell your car') },
          ],
        },
        {
          title: 'Owning',
          items: [
            { link: link('/service-and-parts', 'Service and parts') },
            { link: link('/service-and-parts/book-a-service-or-mot', 'Book a service or MOT') },
            {
              link: link('/buy-car/finance-and-protection-products', 'Protection products'),
            },
            { link: link('/buy-car/fleet-and-business-offers', 'Fleet and business') },
          ],
        },
        {
          title: 'Solvik',
          items: [
            { link: link('/about-us/who-are-we', 'Who we are') },
            { link: link('/about-us/work-with-us', 'Work with us') },
            { link: link('/news-and-events', 'News and events') },
            { link: link('/further-policies-and-statements', 'Policies and statements') },
          ],
        },
      ],
      infoField1: {
        heading: 'Customer service',
        text: toRichText(`
          [01632 960128](tel:+441632960128)

          [hello@solvik.example](mailto:hello@solvik.example)
        `),
      },
      infoField2: {
        heading: 'The small print',
        text: toRichText(`
          Solvik UK Ltd is a credit broker, not a lender, authorised and regulated by the Financial Conduct Authority
          (FRN 0960128). Registered in England and Wales 99960128, 12 Staithes Quay, Gateshead NE8 2BJ.
        `),
      },
      socialLinks: [
        { name: 'Instagram', url: 'https://instagram.example/solvikuk', icon: 'instagram' },
        { name: 'Facebook', url: 'https://facebook.example/solvikuk', icon: 'facebook' },
        { name: 'YouTube', url: 'https://youtube.example/solvikuk', icon: 'youtube' },
      ],
      legal: '© 2026 Solvik UK Ltd',
      legalLinks: [
        { link: link('/legal/privacy-policy', 'Privacy policy') },
        { link: link('/legal/terms-and-conditions-of-sale', 'Terms of sale') },
        { link: link('/legal/consumer-credit', 'Consumer credit') },
        { link: link('/legal/legal-notice-and-terms', 'Legal notice') },
      ],
    },
  },
};
