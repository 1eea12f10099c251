import { document } from './document.ts';

export const privacyPolicy = document({
  path: '/legal/privacy-policy',
  name: 'Privacy policy',
  description:
    'What personal data Solvik UK Ltd keeps, why, for how long and how to have it corrected or deleted.',
  lead: 'What we know about you, why we know it, and how to make us forget. Last changed on 1 September 2026.',
  body: `
    ## Who is responsible

    Solvik UK Ltd, 12 Staithes Quay, Gateshead NE8 2BJ, is the controller of the data described here. We are registered
    with the Information Commissioner’s Office under ZX960128. Our data protection officer reads
    [privacy@solvik.example](mailto:privacy@solvik.example).

    ## What we keep, and why

    - **If you ask us something:** your name, how to reach you and what you asked, so that we can answer. Legitimate
      interest; kept for twelve months after the last message.
    - **If you buy or sell a car:** identity, address, vehicle, payment. Needed for the contract and by tax law; kept for
      seven years.
    - **If you apply for finance:** income, employment and bank details, passed to the lenders you agree to. Needed for
      the application; kept for six years, or twelve months if it is declined.
    - **If we service your car:** registration, mileage, work done and the film of it. Needed for the contract; kept for
      as long as the car exists, so that its history does.
    - **If you have agreed to news:** your email address. Consent; kept until you withdraw it, which takes one click.

    ## Cookies

    Nothing is stored and nobody outside is told that you are here until you have agreed. You can change your mind
    through the link at the foot of every page.

    ## Who else sees it

    Lenders and insurers you apply to, the makers of the cars for recalls and warranty, the DVLA, the police when they
    may ask, and the companies that keep our computers running. Data stays in the UK and the EEA. We do not sell it.

    ## Your rights

    You may see what we hold, have it corrected, deleted or handed over in a file, and object to how we use it. Write to
    [privacy@solvik.example](mailto:privacy@solvik.example); we answer within a month, usually within a week. If you are
    not satisfied you may complain to the Information Commissioner’s Office.
  `,
});
