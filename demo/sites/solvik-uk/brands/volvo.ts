import { exterior } from '../../../cars/exterior.ts';
import type { Brand } from './brand.ts';

export const volvo: Brand = {
  slug: 'volvo',
  name: 'Volvo',
  logo: 'VOLVO',
  serviceSlug: 'volvo',
  side: 'pictures/stages/suv-slim-led-silver-side',
  sideAlt: 'A silver Volvo XC60 from the side',
  line: 'Swedish, like us.',
  lead: 'We have sold Volvos in Sweden for as long as there have been Volvos. In the North of England we started later and hurried.',
  models: [
    {
      title: 'EX30 Single Motor Extended',
      text: 'The smallest one, and the quickest to fall for.',
      picture: exterior('Volvo EX30', 'pearl', { country: 'UK' }),
      alt: 'A pearl white Volvo EX30',
      price: '£36,495',
      facts: [
        ['Range, WLTP', '296 miles'],
        ['10 to 80 per cent', '27 minutes'],
      ],
    },
    {
      title: 'EX40 Single Motor Extended',
      text: 'A square boot, a high seat and a heat pump as standard.',
      picture: exterior('Volvo EX40', 'sand', { country: 'UK' }),
      alt: 'A sand-coloured Volvo EX40',
      price: '£45,995',
      facts: [
        ['Range, WLTP', '356 miles'],
        ['Boot', '410 litres'],
      ],
    },
    {
      title: 'XC60 T6 AWD',
      text: 'Fifty miles on the plug and then as far as you like.',
      picture: exterior('Volvo XC60', 'graphite', { country: 'UK' }),
      alt: 'A graphite Volvo XC60',
      price: '£55,995',
      facts: [
        ['Electric range, WLTP', '50 miles'],
        ['Braked towing', '2,250 kg'],
      ],
    },
  ],
  newNote:
    'Three years’ servicing is included on electric Volvos ordered through us before the end of March 2027.',
  used: {
    lead: 'Estates and SUVs, usually from one family, usually with dog hair we have since removed.',
    usual: ['XC40', 'V60', 'XC60'],
    weLookAt: `
      - **All-wheel drive coupling.** The oil wants changing every 40,000 miles and rarely is. We do it if it is not in the book.
      - **Plug-in cable and port.** Both tested, and the electric range written down after a full charge.
      - **Screen.** Cars from 2022 need a Google account moved to the new owner. We do it with you at the desk.
    `,
  },
};
