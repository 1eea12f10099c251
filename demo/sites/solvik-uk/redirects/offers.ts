import type { RedirectRule } from '../../../../src/content/redirects/rule.ts';
import { redirect } from '../../../site-builder.ts';

const premium = ['bmw', 'mini'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const quarters = ['q1', 'q2', 'q3', 'q4'];

export const offers: readonly RedirectRule[] = [
  // RED-69: monthly offers, and the enquiry, test-drive and call-me-back pages below each
  ...premium.flatMap((brand) =>
    months.map((month) =>
      redirect(`/brands/${brand}/offers/${month}/{path*}`, `/buy-car/latest-offers/${brand}`),
    ),
  ),

  // RED-69: quarterly offers, likewise
  ...premium.flatMap((brand) =>
    quarters.map((quarter) =>
      redirect(`/brands/${brand}/offers/${quarter}/{path*}`, `/buy-car/latest-offers/${brand}`),
    ),
  ),

  // RED-69: racing offers and the three forms by themselves
  ...premium.flatMap((brand) => [
    redirect(`/brands/${brand}/racing-offers/{path*}`, `/buy-car/latest-offers/${brand}`),
    redirect(`/brands/${brand}/offers/enquiry`, `/buy-car/latest-offers/${brand}`),
    redirect(`/brands/${brand}/offers/test-drive`, `/buy-car/latest-offers/${brand}`),
    redirect(`/brands/${brand}/offers/call-me-back`, `/buy-car/latest-offers/${brand}`),
    redirect(`/brands/${brand}/offers/{path*}`, `/buy-car/latest-offers/${brand}`),
    redirect(`/${brand}-offers`, `/buy-car/latest-offers/${brand}`),
  ]),
  redirect('/offers/{path*}', '/buy-car/latest-offers'),

  // RED-70: business offers and their enquiries
  ...premium.flatMap((brand) => [
    redirect(
      `/business-and-corporate/${brand}/business-offers/{path*}`,
      `/buy-car/fleet-and-business-offers/${brand}`,
    ),
    redirect(`/business-and-corporate/${brand}/enquiry`, `/buy-car/fleet-and-business-offers/${brand}`),
    redirect(`/business-and-corporate/${brand}/{path*}`, `/buy-car/fleet-and-business-offers/${brand}`),
  ]),
  redirect('/business-and-corporate/vans/{path*}', '/buy-car/fleet-and-business-offers/mercedes-benz-vans'),
  redirect('/business-and-corporate/{path*}', '/buy-car/fleet-and-business-offers'),

  // RED-71: Motability offers, enquiries and price lists
  ...[...premium, 'mercedes-benz'].flatMap((brand) => [
    redirect(`/motability/${brand}/offers/{path*}`, `/buy-car/motability/${brand}`),
    redirect(`/motability/${brand}/enquiry`, `/buy-car/motability/${brand}`),
    redirect(`/motability/${brand}/price-list.pdf`, `/buy-car/motability/${brand}`),
    ...quarters.map((quarter) =>
      redirect(`/motability/${brand}-price-list-${quarter}.pdf`, `/buy-car/motability/${brand}`),
    ),
    redirect(`/motability/${brand}/{path*}`, `/buy-car/motability/${brand}`),
  ]),
  redirect('/motability/{path*}', '/buy-car/motability'),
];
