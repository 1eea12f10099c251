import type { RedirectRule } from '../../../src/redirects/rule.ts';
import { moved } from '../../write.ts';

/** The site until 2024. */
export const redirects: readonly RedirectRule[] = [
  // RED-13
  moved('/o-nas/historia', '/o-{store}/historia'),
  moved('/o-nas/kariera/{path*}', '/o-{store}/praca'),
  moved('/o-nas/{path*}', '/o-{store}'),
  // RED-14
  moved('/vyhody-{store}/{path*}', '/o-{store}'),
  // RED-15, ROUTE-20: the old address differs by one capital letter
  moved('/Kontakty/{path*}', '/kontakty/{path*}'),
  moved('/predajne/{path*}', '/kontakty/{path*}'),
  // From the log of dead ends
  moved('/jazdene-auta/{path*}', '/kupit-auto/ponuka'),
  moved('/vykup-aut/{path*}', '/predat-auto'),
  moved('/záruka', '/zaruka'),
];
