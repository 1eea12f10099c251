import type { RedirectRule } from '../../../../src/redirects/rule.ts';
import { moved, movedIfThere } from '../../../write.ts';

const brands = ['bmw', 'mini', 'volvo', 'kia', 'skoda'];
const ours = '/kjop-bil/vare-bilmerker';

export const carPages: readonly RedirectRule[] = [
  // RED-16
  moved('/biler', '/kjop-bil'),
  moved('/biler/{path*}', '/kjop-bil'),

  // RED-17: make and model are carried; a model that is no longer sold leads to its make
  ...brands.flatMap((brand) => [
    moved(`/biler/${brand}`, `${ours}/${brand}`),
    movedIfThere(`/biler/${brand}/{model}`, `${ours}/${brand}/{model}`, `${ours}/${brand}`),
    moved(`/bilmerker/${brand}`, `${ours}/${brand}`),
    movedIfThere(`/bilmerker/${brand}/{model}`, `${ours}/${brand}/{model}`, `${ours}/${brand}`),
    movedIfThere(`/nybil/${brand}/{model}`, `${ours}/${brand}/{model}`, `${ours}/${brand}`),
  ]),
  moved('/bilmerker/{path*}', ours),
  moved('/nybil/{path*}', ours),

  // RED-18
  moved('/bruktbil/{path*}', '/kjop-bil/alle-brukte-biler'),
  moved('/brukte-biler/{path*}', '/kjop-bil/alle-brukte-biler'),
  moved('/biler/brukt/{path*}', '/kjop-bil/alle-brukte-biler'),
  moved('/kjop-bil/brukte-biler/{path*}', '/kjop-bil/alle-brukte-biler'),
];
