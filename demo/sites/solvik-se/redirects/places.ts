import { redirect } from '../../../site-builder.ts';

const prefixes = ['anlaggningar', 'findus', 'FindUs'];

/** RED-50 to RED-53, ROUTE-15: an id and a name, under each of three prefixes. */
const byId = prefixes.flatMap((prefix) => [
  // RED-50, RED-51
  redirect(`/${prefix}/{id}/{group}-bil-{location}`, '/anlaggningar/{group}-{location}'),
  // RED-52
  redirect(`/${prefix}/{id}/{group}-{location}`, '/anlaggningar/{group}-{location}'),
  // RED-53
  redirect(`/${prefix}/{id}/porsche-center-{place}`, '/anlaggningar/porsche-center-{place}'),
  redirect(`/${prefix}/{id}/porsche-{place}`, '/anlaggningar/porsche-center-{place}'),
]);

/** The same names without an id, from the site before that. */
const byName = ['findus', 'FindUs'].flatMap((prefix) => [
  redirect(`/${prefix}/{group}-bil-{location}`, '/anlaggningar/{group}-{location}'),
  redirect(`/${prefix}/{group}-{location}`, '/anlaggningar/{group}-{location}'),
  redirect(`/${prefix}/porsche-center-{place}`, '/anlaggningar/porsche-center-{place}'),
]);

const towns: Readonly<Record<string, string>> = {
  uddevalla: 'uddevalla',
  goteborg: 'goteborg',
  göteborg: 'goteborg',
  trollhattan: 'trollhattan',
  boras: 'boras',
  varberg: 'varberg',
  halmstad: 'halmstad',
  jonkoping: 'jonkoping',
  jönköping: 'jonkoping',
  orebro: 'orebro',
  örebro: 'orebro',
  norrkoping: 'norrkoping',
  norrköping: 'norrkoping',
  vasteras: 'vasteras',
  uppsala: 'uppsala',
  sundsvall: 'sundsvall',
};

/** ROUTE-19: printed on business cards, with and without dots. */
const byTown = Object.entries(towns).map(([town, place]) =>
  redirect(`/${town}`, `/anlaggningar/{group}-${place}`),
);

export const places = [
  ...byId,
  ...byName,
  ...byTown,
  // RED-41
  redirect('/findus/{path*}', '/anlaggningar'),
  // RED-42
  redirect('/FindUs/{path*}', '/anlaggningar'),
  redirect('/hitta-oss/{path*}', '/anlaggningar'),
  redirect('/oppettider/{path*}', '/anlaggningar'),
  redirect('/öppettider/{path*}', '/anlaggningar'),
  redirect('/aterforsaljare/{path*}', '/anlaggningar'),
];
