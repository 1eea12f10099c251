import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { english } from '../page.ts';

export const placesEnglish = english({
  path: '/anlaggningar',
  name: 'Dealerships',
  description:
    'Solvik’s twelve dealerships in Sweden, from Halmstad to Sundsvall: addresses, telephone and hours.',
  order: 50,
  main: [
    block('dealer-list', {
      title: 'Dealerships',
      titleTag: 'h1',
      lead: 'Twelve, from Halmstad to Sundsvall. Every one of them has a workshop, and somebody who speaks English.',
    }),
  ],
});

export const dealershipEnglish = english({
  path: '/anlaggningar/,-w-,',
  name: 'Dealership',
  hidden: true,
  description: 'Hours, departments and people at one of Solvik’s dealerships.',
  main: [
    block('dealer-page', {
      fallbackImage: picture('scenes/dealership-day', 'One of Solvik’s showrooms in daylight'),
    }),
  ],
});

export const aboutEnglish = english({
  path: '/om-solvik',
  name: 'About Solvik',
  description:
    'A family-owned car dealer with a workshop round the corner since 1928. How we work and what we promise.',
  order: 70,
  main: [
    block('hero', {
      image: picture('scenes/fjord-dawn', 'Still water and mountains at dawn'),
      title: 'The same harbour since 1928.',
      text: 'Four generations, twelve dealerships and 640 colleagues. We own the buildings we work in.',
    }),
    block('rich-text', {
      title: 'It began with wallpaper',
      body: toRichText(`
        Alma Solvik sold her first car in October 1928. She had bought it to deliver wallpaper from her
        father’s shop on Kajgatan, but a ship chandler outbid her before she had finished unloading. The week
        after, she ordered two more.

        Four generations later the head office has the same address. The wallpaper is gone. The habit of
        waiting until the customer has decided is still there.

        > ‘Whoever is in a hurry to sell has something to hide. Whoever is in a hurry to buy should be given another cup of coffee.’
        > — Alma Solvik, in a letter to her brother, 1934

        ## What we promise

        - **We say how it is.** Every used car has a 112-point report, including the points that came out amber.
        - **One price.** What the sign says is what you pay.
        - **Fourteen days to return it.** Up to 500 km, no questions.
        - **The workshop answers.** Ring before four and somebody who holds a spanner rings back the same day.
      `),
      width: 'beside heading',
    }),
    block('contact-line', {
      title: 'Customer service',
      text: 'In Swedish and English.',
      line: link('tel:+46105500128', '010-550 01 28'),
      note: toRichText('[hej@solvik.example](mailto:hej@solvik.example), answered within one working day.'),
      hours: {
        title: 'Telephone hours',
        today: 'today',
        rows: [
          { days: 'Monday–Friday', hours: '8–18', from: 'Monday', to: 'Friday' },
          { days: 'Saturday', hours: '10–15', from: 'Saturday' },
          { days: 'Sunday', hours: 'Closed', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Head office',
        text: toRichText('Solvik Bil AB, Kajgatan 12, 451 50 Uddevalla, Sweden'),
        link: link('/en/anlaggningar', 'All dealerships'),
      },
    }),
  ],
});

export const privacyEnglish = english({
  path: '/om-solvik/integritetspolicy',
  name: 'Privacy',
  hidden: true,
  description: 'How Solvik handles personal data: what we keep, why, for how long, and your rights.',
  main: [
    block('rich-text', {
      title: 'Privacy',
      titleTag: 'h1',
      lead: 'Solvik Bil AB is responsible for your data. In force since 1 September 2026.',
      body: toRichText(`
        ## What we keep

        - **When you buy a car:** name, personal identity number, address, contract. Ten years, for warranties and bookkeeping.
        - **When you book the workshop:** name, telephone, registration number, mileage. Three years after your last visit.
        - **When you write to us:** the letter and the answer. One year.
        - **When you read the newsletter:** your address. Until you stop.

        ## What we do not do

        We sell no data and buy none. Cars that phone home phone their maker; we show you where to switch it off.

        ## Your rights

        You may see, correct and erase what we have. Write to
        [dataskydd@solvik.example](mailto:dataskydd@solvik.example) and you have an answer within a month. If you are not
        satisfied, you may complain to the Swedish Authority for Privacy Protection.
      `),
    }),
  ],
});
