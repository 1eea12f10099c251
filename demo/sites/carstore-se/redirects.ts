import type { RedirectRule } from '../../../src/redirects/rule.ts';
import { moved } from '../../write.ts';
import { makes } from './brands/makes.sv.ts';

const stock = '/kop-bil/alla-bilar';

/** RED-10: makes that have a page of their own; the others lead to the list of makes. */
const byMake = makes.map(({ slug }) =>
  moved(`/vara-bilmarken/${slug}/{path*}`, `/kop-bil/bilmarken/${slug}`),
);

/** The site until 2024, and the one before it. */
export const redirects: readonly RedirectRule[] = [
  // RED-08
  moved('/varfor-{store}/{path*}', '/bilagande'),
  // RED-09
  moved('/om-oss/historia', '/om-{store}/historia'),
  moved('/om-oss/jobba-hos-oss/{path*}', '/om-{store}/jobba-hos-oss'),
  moved('/om-oss/hallbarhet', '/om-{store}/hallbarhet'),
  moved('/om-oss/nyhetsbrev', '/om-{store}/nyhetsbrev'),
  moved('/om-oss/{path*}', '/om-{store}'),
  // RED-10
  ...byMake,
  moved('/vara-bilmarken/volkswagen/{path*}', '/kop-bil/bilmarken/vw'),
  moved('/vara-bilmarken/{path*}', '/kop-bil/bilmarken'),
  // RED-11
  moved('/begagnade-bilar/{path*}', stock),
  moved('/begagnade-elbilar/{path*}', `${stock}?car_fuel=El`),
  moved('/begagnat/{path*}', stock),
  moved('/köp-begagnad-bil/{path*}', stock),
  moved('/kop-begagnad-bil/{path*}', stock),
  // RED-12
  moved('/hitta-oss/{path*}', '/kop-bil/hitta-oss/{path*}'),
  // Printed on the keyrings of 2022
  moved('/butiker/{path*}', '/kop-bil/hitta-oss/{path*}'),
  moved('/sälj-bil', '/salj-bil'),
  moved('/varderabil', '/salj-bil'),
  moved('/garanti/{path*}', '/bilagande'),
];
