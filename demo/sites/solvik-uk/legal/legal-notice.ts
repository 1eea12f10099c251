import { document } from './document.ts';

export const legalNotice = document({
  path: '/legal/legal-notice-and-terms',
  name: 'Legal notice and terms of use',
  description: 'Company details of Solvik UK Ltd and the terms for using this website.',
  lead: 'Who publishes this site, and what you may do with it.',
  body: `
    ## The company

    Solvik UK Ltd. Registered in England and Wales under 99960128. VAT registration GB 999 9601 28. Registered office
    12 Staithes Quay, Gateshead NE8 2BJ. Directors: Joanne Pattinson, Ewan Laidlaw, Karin Solvik. A company of the
    Solvik group, Sweden.

    ## Prices and pictures

    We look after the details with care, and cars are sold while the page is open. A price on this site is an invitation
    to buy, not an offer. If it is plainly wrong we tell you before you travel. Pictures may show options.

    ## Figures

    Ranges and consumption are measured by WLTP and given to compare one car with another. Yours will differ.

    ## Your use of the site

    Read it, link to it, print it. Do not copy the stock by machine, break into it, or pretend to be us. Names and marks
    of makers belong to the makers.

    ## Liability

    We answer for what we do wrong as the law requires, and for nothing the law lets us exclude when it comes to the
    working of a website. What you read elsewhere after following a link is not ours.

    ## Regulation

    Solvik UK Ltd is authorised and regulated by the Financial Conduct Authority, firm reference number 0960128. More under
    [consumer credit](/legal/consumer-credit).
  `,
});
