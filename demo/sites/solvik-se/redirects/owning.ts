import { redirect } from '../../../site-builder.ts';

const insurance = '/kop-bil/bilagande/forsakring';

/** RED-34: money and insurance, which used to be one section each. */
export const owning = [
  redirect('/forsakring/anmal-skada/{path*}', `${insurance}/anmal-skada`),
  redirect('/forsakring/vagnskadegaranti/{path*}', `${insurance}/vagnskadegaranti`),
  redirect('/forsakring/{path*}', insurance),
  redirect('/försäkring/{path*}', insurance),
  redirect('/skadeanmalan/{path*}', `${insurance}/anmal-skada`),
  redirect('/privatleasing/{path*}', '/kop-bil/bilagande/privatleasa-din-bil'),
  redirect('/leasing/{path*}', '/kop-bil/bilagande/privatleasa-din-bil'),
  redirect('/billan/{path*}', '/kop-bil/finansiering/billan'),
  redirect('/finansiering/rantor/{path*}', '/kop-bil/finansiering/rantor-och-avgifter'),
  redirect('/finansiering/billan/{path*}', '/kop-bil/finansiering/billan'),
  redirect('/finansiering/{path*}', '/kop-bil/bilagande/finansiera-din-bil'),
  redirect('/bilagande/{path*}', '/kop-bil/bilagande'),
];
