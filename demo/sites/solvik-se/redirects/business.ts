import { redirect } from '../../../site-builder.ts';

const at = '/kop-bil/foretag';

/** RED-44: the part for companies stood at '/foretag', and some of its pages had other names. */
export const business = [
  redirect('/foretag/foretagsbil/{path*}', `${at}/foretagsbil`),
  redirect('/foretag/tjanstebilar/{path*}', `${at}/tjanstebilar`),
  redirect('/foretag/formansbilar/{path*}', `${at}/tjanstebilar`),
  redirect('/foretag/formansvarde/{path*}', `${at}/tjanstebilar`),
  // RED-55 without its query (ROUTE-17)
  redirect('/foretag/transportbilar', `${at}/transportbilar`),
  redirect('/foretag/transportbilar/{path*}', `${at}/transportbilar`),
  redirect('/foretag/skapbilar/{path*}', `${at}/transportbilar`),
  redirect('/foretag/lastbilar/{path*}', `${at}/lastbilar`),
  redirect('/foretag/finansiering/{path*}', `${at}/foretagsfinansiering`),
  redirect('/foretag/leasing/{path*}', `${at}/foretagsfinansiering`),
  redirect('/foretag/foretagsgruppen/{path*}', `${at}/foretagsgruppen`),
  redirect('/foretag/kontakt/{path*}', `${at}/foretagsgruppen`),
  redirect('/foretag/certified-fleet/{path*}', `${at}/certified-fleet`),
  redirect('/foretag/vagnpark/{path*}', `${at}/certified-fleet`),
  redirect('/foretag/{path*}', at),
  redirect('/företag/{path*}', at),
  redirect('/tjanstebilar/{path*}', `${at}/tjanstebilar`),
  redirect('/transportbilar/{path*}', `${at}/transportbilar`),
];
