import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import { redirect } from '../../site-builder.ts';

/** The site until 2024, and the one before it. */
export const redirects: readonly RedirectRule[] = [
  // RED-05
  redirect('/hvorfor-{store}/{path*}', '/bileierskap'),
  // RED-06
  redirect('/om-oss/historie', '/om-{store}/historie'),
  redirect('/om-oss/jobb/{path*}', '/om-{store}/jobb'),
  redirect('/om-oss/nyhetsbrev', '/om-{store}/nyhetsbrev'),
  redirect('/om-oss/{path*}', '/om-{store}/om-oss'),
  redirect('/om-{store}', '/om-{store}/om-oss'),
  // RED-07
  redirect('/forhandlere/{path*}', '/finn-oss/{path*}'),
  redirect('/butikker/{path*}', '/finn-oss/{path*}'),
  // From the log of dead ends
  redirect('/bruktbil/{path*}', '/kjop-bil/alle-brukte-biler'),
  redirect('/brukte-elbiler/{path*}', '/kjop-bil/alle-brukte-biler?car_fuel=Elektrisk'),
  redirect('/kjøp-bil/{path*}', '/kjop-bil'),
  redirect('/selge-bil', '/selg-bil'),
  redirect('/garanti/{path*}', '/bileierskap'),
];
