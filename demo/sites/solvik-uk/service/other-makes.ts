import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brands } from '../brands/all.ts';
import { dealershipRows } from '../brands/brand.ts';
import { page } from '../page.ts';
import { servicePath } from './make.ts';

/** One page each: what is particular about the make in the workshop. */
const words: Record<string, { lead: string; body: string }> = {
  'land-rover': {
    lead: 'Serviced by people who also tow, wade and get stuck.',
    body: `
      **Every year or 21,000 miles.** We say sooner if you do short trips: the oil thins with fuel and the counter does not
      know it.

      **After wading** above the hubs, have the breathers and differentials looked at within a week. £95, and cheaper than
      a differential.

      **Prices.** Oil service from £329, brake fluid £95, all-terrain tyres fitted and balanced from £229 each.
    `,
  },
  volvo: {
    lead: 'Nearly a hundred years of practice in Sweden, and six workshops here.',
    body: `
      **Every year or 18,000 miles.** Software comes with it, free, and takes longer than the oil.

      **All-wheel drive oil** at 40,000 miles is not on every list. Ask for it: £149.

      **Prices.** Essential service from £279, electric yearly check £159, cambelt on older diesels £589.
    `,
  },
  kia: {
    lead: 'Seven years’ warranty holds if the services are on time. We send the reminder.',
    body: `
      **Within a month or 1,000 miles** of the due date, or the warranty may be refused. It is the one date worth keeping.

      **Electric Kias** need coolant at four years. It is special, blue, and £165.

      **Prices.** Service from £199, three services bought at once £499.
    `,
  },
  vauxhall: {
    lead: 'The cheapest makes to keep are those somebody keeps an eye on.',
    body: `
      **The 1.2 turbo’s belt** runs in oil. We measure it at every service and tell you the width. Replacement is £690 with
      the oil pick-up cleaned.

      **Vans** in by ten at night at Sunderland are out by six.

      **Prices.** Interim £149, full service £259, MOT with either £35.
    `,
  },
};

export const otherMakePages: readonly DemoPage[] = brands.flatMap((brand, at) => {
  const own = words[brand.serviceSlug];
  if (!own) return [];
  return page({
    path: `${servicePath}/${brand.serviceSlug}`,
    name: brand.name,
    title: `${brand.name} servicing and parts`,
    description: `${own.lead} ${brand.name} servicing, prices and workshops at Solvik.`,
    order: 20 + at,
    fields: { menuImage: picture(brand.side) },
    main: [
      block('rich-text', { title: `${brand.name} servicing`, titleTag: 'h1', lead: own.lead }),
      block('rich-text', { title: 'Worth knowing', body: toRichText(own.body), width: 'beside heading' }),
      block('place-list', {
        title: 'Workshops',
        rows: dealershipRows(brand),
        link: link(`${servicePath}/book-a-service-or-mot`, 'Book a service or MOT'),
      }),
    ],
  });
});
