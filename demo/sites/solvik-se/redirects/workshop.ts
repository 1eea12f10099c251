import { redirect } from '../../../site-builder.ts';

const services = '/service-och-verkstad/vara-verkstadstjanster';

/** RED-35: three names for one workshop. */
export const workshop = [
  redirect('/boka-service/{path*}', '/service-och-verkstad/boka-service'),
  redirect('/boka-verkstad/{path*}', '/service-och-verkstad/boka-bilverkstad'),
  redirect('/BookService/{path*}', '/service-och-verkstad/boka-service'),
  redirect('/verkstad/boka/{path*}', '/service-och-verkstad/boka-service'),
  redirect('/verkstad/tjanster/{path*}', services),
  redirect('/verkstad/skada/{path*}', `${services}/skada-och-lack`),
  redirect('/verkstad/glas/{path*}', `${services}/stenskott-och-glas`),
  redirect('/verkstad/ac/{path*}', `${services}/ac-service`),
  redirect('/verkstad/serviceavtal/{path*}', '/service-och-verkstad/serviceavtal'),
  redirect('/verkstad/{path*}', '/service-och-verkstad'),
  redirect('/skadeverkstad/{path*}', `${services}/skada-och-lack`),
  redirect('/stenskott/{path*}', `${services}/stenskott-och-glas`),
];
