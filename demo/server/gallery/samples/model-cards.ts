import type { fields } from '../../../../src/content/blocks/model-cards/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';
import { exterior } from '../../../cars/exterior.ts';

export const samples = {
  'three models': {
    heading: 'Choose your model',
    link: { href: '/brands/bmw', text: 'All models' },
    cards: [
      {
        title: 'BMW iX3',
        text: 'An electric SUV with room for the skis.',
        image: { media: exterior('BMW iX3', 'blue'), alt: 'A blue BMW iX3' },
        link: { href: '/brands/bmw' },
        isCampaign: true,
        campaign: 'Home charger included',
        label1: 'Price from',
        labelValue1: '749 000 kr',
        label2: 'Range',
        labelValue2: '805 km',
        label3: 'Lease from',
        labelValue3: '7 495 kr a month',
        label4: 'Delivery',
        labelValue4: 'February',
      },
      {
        title: 'BMW i4 Gran Coupé',
        text: 'Five doors, four seconds.',
        image: { media: 'pictures/solvik/car-aurel-silver', alt: 'A silver BMW i4' },
        campaign: 'Not shown while the campaign is off',
        label1: 'Price from',
        labelValue1: '629 000 kr',
        label2: 'Range',
        labelValue2: '590 km',
      },
      {
        title: 'BMW 3 Series Touring',
        text: 'The estate that knows what dogs want.',
        image: { media: 'pictures/solvik/car-tourer-black', alt: 'A black BMW 3 Series Touring' },
      },
    ],
  },
} satisfies Record<string, Authored<typeof fields>>;
