import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import { redirect } from '../../site-builder.ts';
import { makes } from './brands/makes.sv.ts';

const stock = '/kop-bil/alla-bilar';

/** RED-10: makes that have a page of their own; the others lead to the list of makes. */
const byMake = makes.map(({ slug }) =>
  redirect(`/vara-bilmarken/${slug}/{path*}`, `/kop-bil/bilmarken/${slug}`),
);

/** The site until 2024, and the one before it. */
export const redirects: readonly RedirectRule[] = [
  // RED-08
  redirect('/varfor-{store}/{path*}', '/bilagande'),
  // RED-09
  redirect('/om-oss/historia', '/om-{store}/historia'),
  redirect('/om-oss/jobba-hos-oss/{path*}', '/om-{store}/jobba-hos-oss'),
  redirect('/om-oss/hallbarhet', '/om-{store}/hallbarhet'),
  redirect('/om-oss/nyhetsbrev', '/om-{store}/nyhetsbrev'),
  redirect('/om-oss/{path*}', '/om-{store}'),
  // RED-10
  ...byMake,
  redirect('/vara-bilmarken/volkswagen/{path*}', '/kop-bil/bilmarken/vw'),
  redirect('/vara-bilmarken/{path*}', '/kop-bil/bilmarken'),
  // RED-11
  redirect('/begagnade-bilar/{path*}', stock),
  redirect('/begagnade-elbilar/{path*}', `${stock}?car_fuel=El`),
  redirect('/begagnat/{path*}', stock),
  redirect('/köp-begagnad-bil/{path*}', stock),
  redirect('/kop-begagnad-bil/{path*}', stock),
  // RED-12
  redirect('/hitta-oss/{path*}', '/kop-bil/hitta-oss/{path*}'),
  // Printed on the keyrings of 2022
  redirect('/butiker/{path*}', '/kop-bil/hitta-oss/{path*}'),
  redirect('/sälj-bil', '/salj-bil'),
  redirect('/varderabil', '/salj-bil'),
  redirect('/garanti/{path*}', '/bilagande'),
];
