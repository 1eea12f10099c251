import type { RedirectRule } from '../../../../src/content/redirects/rule.ts';
import { redirect, redirectWithFallback } from '../../../site-builder.ts';

const brands = ['bmw', 'mini', 'volvo', 'kia', 'skoda'];
const ours = '/kjop-bil/vare-bilmerker';

export const carPages: readonly RedirectRule[] = [
  // RED-16
  redirect('/biler', '/kjop-bil'),
  redirect('/biler/{path*}', '/kjop-bil'),

  // RED-17: make and model are carried; a model that is no longer sold leads to its make
  ...brands.flatMap((brand) => [
    redirect(`/biler/${brand}`, `${ours}/${brand}`),
    redirectWithFallback(`/biler/${brand}/{model}`, `${ours}/${brand}/{model}`, `${ours}/${brand}`),
    redirect(`/bilmerker/${brand}`, `${ours}/${brand}`),
    redirectWithFallback(`/bilmerker/${brand}/{model}`, `${ours}/${brand}/{model}`, `${ours}/${brand}`),
    redirectWithFallback(`/nybil/${brand}/{model}`, `${ours}/${brand}/{model}`, `${ours}/${brand}`),
  ]),
  redirect('/bilmerker/{path*}', ours),
  redirect('/nybil/{path*}', ours),

  // RED-18
  redirect('/bruktbil/{path*}', '/kjop-bil/alle-brukte-biler'),
  redirect('/brukte-biler/{path*}', '/kjop-bil/alle-brukte-biler'),
  redirect('/biler/brukt/{path*}', '/kjop-bil/alle-brukte-biler'),
  redirect('/kjop-bil/brukte-biler/{path*}', '/kjop-bil/alle-brukte-biler'),
];
