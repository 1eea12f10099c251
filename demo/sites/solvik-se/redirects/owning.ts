import { moved } from '../../../write.ts';

const insurance = '/kop-bil/bilagande/forsakring';

/** RED-34: money and insurance, which used to be one section each. */
export const owning = [
  moved('/forsakring/anmal-skada/{path*}', `${insurance}/anmal-skada`),
  moved('/forsakring/vagnskadegaranti/{path*}', `${insurance}/vagnskadegaranti`),
  moved('/forsakring/{path*}', insurance),
  moved('/försäkring/{path*}', insurance),
  moved('/skadeanmalan/{path*}', `${insurance}/anmal-skada`),
  moved('/privatleasing/{path*}', '/kop-bil/bilagande/privatleasa-din-bil'),
  moved('/leasing/{path*}', '/kop-bil/bilagande/privatleasa-din-bil'),
  moved('/billan/{path*}', '/kop-bil/finansiering/billan'),
  moved('/finansiering/rantor/{path*}', '/kop-bil/finansiering/rantor-och-avgifter'),
  moved('/finansiering/billan/{path*}', '/kop-bil/finansiering/billan'),
  moved('/finansiering/{path*}', '/kop-bil/bilagande/finansiera-din-bil'),
  moved('/bilagande/{path*}', '/kop-bil/bilagande'),
];
