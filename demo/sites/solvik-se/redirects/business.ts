import { moved } from '../../../write.ts';

const at = '/kop-bil/foretag';

/** RED-44: the part for companies stood at '/foretag', and some of its pages had other names. */
export const business = [
  moved('/foretag/foretagsbil/{path*}', `${at}/foretagsbil`),
  moved('/foretag/tjanstebilar/{path*}', `${at}/tjanstebilar`),
  moved('/foretag/formansbilar/{path*}', `${at}/tjanstebilar`),
  moved('/foretag/formansvarde/{path*}', `${at}/tjanstebilar`),
  // RED-55 without its query (ROUTE-17)
  moved('/foretag/transportbilar', `${at}/transportbilar`),
  moved('/foretag/transportbilar/{path*}', `${at}/transportbilar`),
  moved('/foretag/skapbilar/{path*}', `${at}/transportbilar`),
  moved('/foretag/lastbilar/{path*}', `${at}/lastbilar`),
  moved('/foretag/finansiering/{path*}', `${at}/foretagsfinansiering`),
  moved('/foretag/leasing/{path*}', `${at}/foretagsfinansiering`),
  moved('/foretag/foretagsgruppen/{path*}', `${at}/foretagsgruppen`),
  moved('/foretag/kontakt/{path*}', `${at}/foretagsgruppen`),
  moved('/foretag/certified-fleet/{path*}', `${at}/certified-fleet`),
  moved('/foretag/vagnpark/{path*}', `${at}/certified-fleet`),
  moved('/foretag/{path*}', at),
  moved('/företag/{path*}', at),
  moved('/tjanstebilar/{path*}', `${at}/tjanstebilar`),
  moved('/transportbilar/{path*}', `${at}/transportbilar`),
];
