import { block } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';

/** What a credit broker must say wherever it shows the price of credit. */
export const brokerStatement = block('rich-text', {
  title: 'Who we are in this',
  body: toRichText(`
    Solvik UK Ltd is a credit broker, not a lender, and is authorised and regulated by the Financial Conduct
    Authority (firm reference number 0960128). We introduce you to a small number of lenders. They pay us a
    commission for it, a fixed share of the amount you borrow; it does not change the rate you are offered, and we
    tell you the sum before you sign. Finance is subject to status. Applicants must be 18 or over and live in the UK.

    How to complain, and the rest of the small print, is on the page about [consumer credit](/legal/consumer-credit).
  `),
  width: 'beside heading',
});

/** Stands under every table of credit. */
export const exampleFootnote =
  'Representative examples. Credit is subject to status and to a guarantee or indemnity where needed. With personal contract purchase you may return the car at the end, subject to mileage and condition; excess mileage is charged at 9p a mile, VAT included. Offers for cars ordered by 31 March 2027 and registered by 30 June 2027.';
