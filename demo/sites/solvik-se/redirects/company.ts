import { moved } from '../../../write.ts';

/** RED-45: what the company said of itself, under four prefixes. */
const about = ['om-oss', 'om-{group}-bil', 'foretaget', 'AboutUs'].flatMap((prefix) => [
  moved(`/${prefix}/historia/{path*}`, '/om-{group}/historia'),
  moved(`/${prefix}/hallbarhet/{path*}`, '/om-{group}/hallbarhet'),
  moved(`/${prefix}/miljo/{path*}`, '/om-{group}/hallbarhet'),
  moved(`/${prefix}/press/{path*}`, '/om-{group}/press'),
  moved(`/${prefix}/kontakt/{path*}`, '/om-{group}/kontakt'),
  moved(`/${prefix}/integritet/{path*}`, '/om-{group}/integritetspolicy'),
  // RED-49
  moved(`/${prefix}/karriar/{path*}`, 'https://jobb.solvik.example/{path*}'),
  moved(`/${prefix}/{path*}`, '/om-{group}'),
]);

/** RED-49, ROUTE-23: careers have a site of their own; what follows the prefix goes along. */
const careers = [
  moved('/lediga-jobb/{path*}', 'https://jobb.solvik.example/lediga-jobb/{path*}'),
  moved('/jobb/{path*}', 'https://jobb.solvik.example/{path*}'),
  moved('/jobba-hos-oss/{path*}', 'https://jobb.solvik.example/'),
  moved('/karriar/{path*}', 'https://jobb.solvik.example/{path*}'),
  moved('/karriär/{path*}', 'https://jobb.solvik.example/{path*}'),
  moved('/Careers/{path*}', 'https://jobb.solvik.example/'),
  moved('/larling/{path*}', 'https://jobb.solvik.example/larlingar'),
];

/** RED-37: news, guides and the letter. */
const reading = [
  moved('/nyheter/{path*}', '/berattelser'),
  moved('/aktuellt/{path*}', '/berattelser'),
  moved('/blogg/elbil-pa-vintern', '/berattelser/2026/minus-tjugo'),
  moved('/blogg/{path*}', '/berattelser'),
  moved('/guider/elbil/{path*}', '/livet-med-bil/elbilsguiden'),
  moved('/guider/dragvikt/{path*}', '/livet-med-bil/dragvikter'),
  moved('/guider/{path*}', '/livet-med-bil'),
  moved('/nyhetsbrev/{path*}', '/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev'),
];

export const company = [
  ...about,
  ...careers,
  ...reading,
  moved('/kontakt/{path*}', '/om-{group}/kontakt'),
  moved('/kundservice/{path*}', '/om-{group}/kontakt'),
  moved('/integritetspolicy', '/om-{group}/integritetspolicy'),
  moved('/gdpr/{path*}', '/om-{group}/integritetspolicy'),
  moved('/cookies', '/om-{group}/kakor'),
];
