import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';

/** The new registration mark: the one week in the year when everybody wants the same thing. */
export const plateCampaign = page({
  path: '/buy-car/latest-offers/27-plate',
  name: 'The 27 plate',
  title: 'First in line for the 27 plate',
  description:
    'Order by 28 February and collect on 1 March 2027 with a 27 plate: cars already allocated, test drives and what it costs.',
  order: 20,
  fields: { ogImage: picture('scenes/charging-night'), headerOverContent: true },
  main: [
    block('hero', {
      content: 'Video',
      videoDesktop: { media: 'videos/charging-night' },
      image: picture('scenes/charging-night', 'A blue SUV at a charger by night'),
      imagePhone: picture('scenes/charging-night-phone'),
      variant: 'FullScreen',
      title: 'First in line for the 27 plate.',
      text: 'Three hundred and twelve cars are on their way to us for 1 March. A hundred and forty are still without a name.',
      link: link('#cars', 'See which'),
      buttonType: 'Light',
      secondLink: link('/find-us', 'Find your dealership'),
    }),
    block('countdown', {
      title: 'Monday 1 March, nine o’clock.',
      text: 'Orders close on Sunday evening. After that it is a 27 plate for somebody else.',
      textAfter: 'The doors are open and the kettle is on. Come and ask what is left.',
      target: '2027-03-01T09:00',
      link: link('tel:+441632960128', 'Ring 01632 960128'),
      image: picture('scenes/dealership-day', 'A silver estate outside the dealership in daylight'),
    }),
    block('model-cards', {
      heading: 'Allocated to us, not yet to you',
      anchor: 'cars',
      link: link('/buy-car/new-cars', 'All new cars'),
      cards: [
        {
          title: 'BMW iX3 50 xDrive',
          text: 'Fourteen for March, five left.',
          image: picture(exterior('BMW iX3', 'blue', { country: 'UK' }), 'A blue BMW iX3'),
          link: link('/buy-car/latest-offers/bmw'),
          isCampaign: true,
          campaign: 'Five left',
          label1: 'On the road',
          labelValue1: '£58,995',
          label2: 'Range, WLTP',
          labelValue2: '500 miles',
        },
        {
          title: 'Kia EV3 Long Range',
          text: 'Thirty-one for March, nineteen left.',
          image: picture(exterior('Kia EV3', 'green', { country: 'UK' }), 'A green Kia EV3'),
          link: link('/buy-car/latest-offers/kia'),
          isCampaign: true,
          campaign: '3.9% APR',
          label1: 'On the road',
          labelValue1: '£35,995',
          label2: 'Range, WLTP',
          labelValue2: '375 miles',
        },
        {
          title: 'Vauxhall Corsa Electric',
          text: 'Twenty-four for March, eleven left.',
          image: picture(exterior('Vauxhall Corsa', 'white', { country: 'UK' }), 'A white Vauxhall Corsa'),
          link: link('/buy-car/latest-offers/vauxhall'),
          isCampaign: true,
          campaign: '0% APR',
          label1: 'On the road',
          labelValue1: '£27,995',
          label2: 'Range, WLTP',
          labelValue2: '251 miles',
        },
      ],
    }),
    block('blurb', {
      title: 'Keep yours until you have the new one.',
      richText: toRichText(`
        We agree a price for your old car today and collect it in March. Between now and then it may do 300 miles a month
        without costing you anything; after that it is 6p a mile, and no other surprises.
      `),
      image: picture('scenes/harbour', 'A red coupé on a quay with containers at dusk'),
      link: link('/sell-car', 'What yours is worth'),
      animateText: true,
      animateMedia: true,
    }),
    block('blurb', {
      title: 'Or buy the plate nobody wants.',
      richText: toRichText(`
        A car registered in February is the same car. In the last ten days of the month it costs less than at any other time
        of the year, and it will be just as warm.
      `),
      image: picture('scenes/city-dusk', 'A dark saloon on a car park above the city at dusk'),
      link: link('/news-and-events/the-27-plate-explained', 'How the plates work'),
      buttonType: 'Secondary',
      reverse: true,
      backgroundColor: 'stage',
    }),
    block('video', {
      title: 'Drive it before you order it.',
      text: 'Every model above has a demonstrator. Take it along the coast; bring it back by six.',
      video: { media: 'videos/coast' },
      videoPhone: { media: 'videos/coast-phone' },
      poster: picture('scenes/coast-dusk', 'A green SUV on the coast road at dusk'),
      autoplay: true,
      loop: true,
      caption: 'The road between Craster and Embleton, a Thursday in October.',
    }),
    block('faq', {
      title: 'Before you ask',
      items: [
        {
          question: 'What if my car is late?',
          answer: toRichText(
            'Then it is late, and registered when it comes. It still has a 27 plate until the end of August. If it is more than thirty days late you may cancel and have your deposit back.',
          ),
        },
        {
          question: 'Can I collect on the day?',
          answer: toRichText(
            'Yes. Handovers on 1 March run from seven in the morning to nine at night, by appointment, forty minutes each.',
          ),
        },
        {
          question: 'May I keep my private plate?',
          answer: toRichText('Yes. Move it at the DVLA a week before. We remind you.'),
        },
      ],
    }),
    block('social-share', { title: 'Tell somebody who is waiting' }),
  ],
});
