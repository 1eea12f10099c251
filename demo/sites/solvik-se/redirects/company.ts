import { redirect } from '../../../site-builder.ts';

/** RED-45: what the company said of itself, under four prefixes. */
const about = ['om-oss', 'om-{group}-bil', 'foretaget', 'AboutUs'].flatMap((prefix) => [
  redirect(`/${prefix}/historia/{path*}`, '/om-{group}/historia'),
  redirect(`/${prefix}/hallbarhet/{path*}`, '/om-{group}/hallbarhet'),
  redirect(`/${prefix}/miljo/{path*}`, '/om-{group}/hallbarhet'),
  redirect(`/${prefix}/press/{path*}`, '/om-{group}/press'),
  redirect(`/${prefix}/kontakt/{path*}`, '/om-{group}/kontakt'),
  redirect(`/${prefix}/integritet/{path*}`, '/om-{group}/integritetspolicy'),
  // RED-49
  redirect(`/${prefix}/karriar/{path*}`, 'https://jobb.solvik.example/{path*}'),
  redirect(`/${prefix}/{path*}`, '/om-{group}'),
]);

/** RED-49, ROUTE-23: careers have a site of their own; what follows the prefix goes along. */
const careers = [
  redirect('/lediga-jobb/{path*}', 'https://jobb.solvik.example/lediga-jobb/{path*}'),
  redirect('/jobb/{path*}', 'https://jobb.solvik.example/{path*}'),
  redirect('/jobba-hos-oss/{path*}', 'https://jobb.solvik.example/'),
  redirect('/karriar/{path*}', 'https://jobb.solvik.example/{path*}'),
  redirect('/karriär/{path*}', 'https://jobb.solvik.example/{path*}'),
  redirect('/Careers/{path*}', 'https://jobb.solvik.example/'),
  redirect('/larling/{path*}', 'https://jobb.solvik.example/larlingar'),
];

/** RED-37: news, guides and the letter. */
const reading = [
  redirect('/nyheter/{path*}', '/berattelser'),
  redirect('/aktuellt/{path*}', '/berattelser'),
  redirect('/blogg/elbil-pa-vintern', '/berattelser/2026/minus-tjugo'),
  redirect('/blogg/{path*}', '/berattelser'),
  redirect('/guider/elbil/{path*}', '/livet-med-bil/elbilsguiden'),
  redirect('/guider/dragvikt/{path*}', '/livet-med-bil/dragvikter'),
  redirect('/guider/{path*}', '/livet-med-bil'),
  redirect('/nyhetsbrev/{path*}', '/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev'),
];

export const company = [
  ...about,
  ...careers,
  ...reading,
  redirect('/kontakt/{path*}', '/om-{group}/kontakt'),
  redirect('/kundservice/{path*}', '/om-{group}/kontakt'),
  redirect('/integritetspolicy', '/om-{group}/integritetspolicy'),
  redirect('/gdpr/{path*}', '/om-{group}/integritetspolicy'),
  redirect('/cookies', '/om-{group}/kakor'),
];
