import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import { redirect } from '../../site-builder.ts';

/** The site until 2024. */
export const redirects: readonly RedirectRule[] = [
  // RED-13
  redirect('/o-nas/historia', '/o-{store}/historia'),
  redirect('/o-nas/kariera/{path*}', '/o-{store}/praca'),
  redirect('/o-nas/{path*}', '/o-{store}'),
  // RED-14
  redirect('/vyhody-{store}/{path*}', '/o-{store}'),
  // RED-15, ROUTE-20: the old address differs by one capital letter
  redirect('/Kontakty/{path*}', '/kontakty/{path*}'),
  redirect('/predajne/{path*}', '/kontakty/{path*}'),
  // From the log of dead ends
  redirect('/jazdene-auta/{path*}', '/kupit-auto/ponuka'),
  redirect('/vykup-aut/{path*}', '/predat-auto'),
  redirect('/záruka', '/zaruka'),
];
