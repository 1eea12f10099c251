import { redirect } from '../../../site-builder.ts';

const slugs = ['bmw', 'mini', 'volvo', 'polestar', 'kia', 'toyota', 'porsche'];
const subpages = ['service', 'privatleasing', 'serviceavtal', 'tjanstebilar', 'business-lease'];

/** RED-30: until 2026 the makes stood at the top of the tree. One rule per make, so that no make of others gets through. */
const fromTheTop = slugs.flatMap((make) => [
  ...subpages.map((page) => redirect(`/bilmarken/${make}/${page}`, `/kop-bil/bilmarken/${make}/${page}`)),
  redirect(`/bilmarken/${make}/{path*}`, `/kop-bil/bilmarken/${make}`),
]);

/** The first site had each make at its root, with a page for its workshop. */
const fromTheRoot = slugs.flatMap((make) => [
  redirect(`/${make}/verkstad/{path*}`, `/kop-bil/bilmarken/${make}/service`),
  redirect(`/${make}/{path*}`, `/kop-bil/bilmarken/${make}`),
]);

export const makes = [
  ...fromTheTop,
  ...fromTheRoot,
  redirect('/bilmarken/{path*}', '/kop-bil/bilmarken'),
  redirect('/vara-marken/{path*}', '/kop-bil/bilmarken'),
  redirect('/porsche-center/{path*}', '/kop-bil/bilmarken/porsche'),
];
