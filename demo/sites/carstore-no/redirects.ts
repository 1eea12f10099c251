import type { RedirectRule } from '../../../src/redirects/rule.ts';
import { moved } from '../../write.ts';

/** The site until 2024, and the one before it. */
export const redirects: readonly RedirectRule[] = [
  // RED-05
  moved('/hvorfor-{store}/{path*}', '/bileierskap'),
  // RED-06
  moved('/om-oss/historie', '/om-{store}/historie'),
  moved('/om-oss/jobb/{path*}', '/om-{store}/jobb'),
  moved('/om-oss/nyhetsbrev', '/om-{store}/nyhetsbrev'),
  moved('/om-oss/{path*}', '/om-{store}/om-oss'),
  moved('/om-{store}', '/om-{store}/om-oss'),
  // RED-07
  moved('/forhandlere/{path*}', '/finn-oss/{path*}'),
  moved('/butikker/{path*}', '/finn-oss/{path*}'),
  // From the log of dead ends
  moved('/bruktbil/{path*}', '/kjop-bil/alle-brukte-biler'),
  moved('/brukte-elbiler/{path*}', '/kjop-bil/alle-brukte-biler?car_fuel=Elektrisk'),
  moved('/kjøp-bil/{path*}', '/kjop-bil'),
  moved('/selge-bil', '/selg-bil'),
  moved('/garanti/{path*}', '/bileierskap'),
];
