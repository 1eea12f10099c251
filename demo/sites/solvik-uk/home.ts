import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'en',
  path: '/',
  name: 'Home',
  fields: {
    metaTitle: 'Good cars, plainly priced',
    navTitle: 'Home',
    metaDescription:
      'Solvik has fourteen dealerships between York and Glasgow: used cars with a written inspection, servicing and MOT.',
    ogImage: picture('pictures/solvik/story-quay'),
  },
  main: [
    block('hero', {
      variant: 'Stage',
      image: picture('pictures/solvik/week-n7', 'A dark green SUV from the side'),
      title: 'Good cars, plainly priced.',
      text: 'Every car on our forecourts comes with a written inspection, one price and fourteen days to change your mind.',
      link: link('/buy-car/used-cars', 'Used cars'),
      buttonType: 'Primary',
      secondLink: link('/sell-car', 'Sell us your car'),
      figures: [
        { label: 'Dealerships', value: '14' },
        { label: 'Checks on every car', value: '112' },
        { label: 'Days to return it', value: '14' },
        { label: 'Miles you may do first', value: '300' },
      ],
    }),
    block('text-with-image', {
      title: 'The car you see is the car you get, scratches and all.',
      text: prose(`
        We photograph the kerbed wheel and the stone chip, and we write down what they would cost to put
        right. Then we leave it to you. It makes for a longer list and a shorter conversation.
      `),
      image: picture('pictures/solvik/site-lindo', 'Three cars in a lit showroom by the water at dusk'),
      imageRatio: '16:9',
      link: link('/about', 'How we work'),
    }),
    block('image-cards', {
      heading: 'What brings you here',
      layout: 'three',
      cards: [
        {
          image: picture('pictures/solvik/story-quay', 'A dark red hatchback on the quay in evening light'),
          title: 'Selling',
          text: 'A price the same day, the money before you are home.',
          link: link('/sell-car'),
        },
        {
          image: picture('pictures/solvik/gallery-5', 'The front wheel of a green car'),
          title: 'Servicing and MOT',
          text: 'Full service from £299, MOT while you wait.',
          link: link('/servicing'),
        },
        {
          image: picture('pictures/solvik/showroom', 'A Solvik showroom lit at dusk'),
          title: 'Visiting',
          text: 'Fourteen places with free parking and decent coffee.',
          link: link('/find-us'),
        },
      ],
    }),
    block('brand-row', {
      heading: 'Approved used and servicing',
      brands: [
        { logo: picture('brands/BMW', 'BMW'), name: 'BMW' },
        { logo: picture('brands/MINI', 'MINI'), name: 'MINI' },
        { logo: picture('brands/LANDROVER', 'Land Rover'), name: 'Land Rover' },
        { logo: picture('brands/VOLVO', 'Volvo'), name: 'Volvo' },
        { logo: picture('brands/KIA', 'Kia'), name: 'Kia' },
        { logo: picture('brands/VAUXHALL', 'Vauxhall'), name: 'Vauxhall' },
      ],
    }),
    block('action-panel', {
      title: 'MOT due? Wait here.',
      text: 'Forty-five minutes, tea included. If it fails on something small we mend it and test it again the same day, at no charge for the retest.',
      link: link('tel:+441632960140', 'Ring 01632 960140'),
      rows: [
        { icon: 'badge-check', label: 'MOT, class 4', value: '£45', link: link('/servicing') },
        { icon: 'wrench', label: 'Interim service', value: 'from £189', link: link('/servicing') },
        { icon: 'disc-3', label: 'Four-wheel alignment', value: '£79', link: link('/servicing') },
        {
          icon: 'battery-charging',
          label: 'Battery health check, electric cars',
          value: '£69',
          link: link('/servicing'),
        },
      ],
      image: picture('pictures/solvik/workshop', 'A wheel in evening light'),
    }),
  ],
};
