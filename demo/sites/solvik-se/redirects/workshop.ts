import { moved } from '../../../write.ts';

const services = '/service-och-verkstad/vara-verkstadstjanster';

/** RED-35: three names for one workshop. */
export const workshop = [
  moved('/boka-service/{path*}', '/service-och-verkstad/boka-service'),
  moved('/boka-verkstad/{path*}', '/service-och-verkstad/boka-bilverkstad'),
  moved('/BookService/{path*}', '/service-och-verkstad/boka-service'),
  moved('/verkstad/boka/{path*}', '/service-och-verkstad/boka-service'),
  moved('/verkstad/tjanster/{path*}', services),
  moved('/verkstad/skada/{path*}', `${services}/skada-och-lack`),
  moved('/verkstad/glas/{path*}', `${services}/stenskott-och-glas`),
  moved('/verkstad/ac/{path*}', `${services}/ac-service`),
  moved('/verkstad/serviceavtal/{path*}', '/service-och-verkstad/serviceavtal'),
  moved('/verkstad/{path*}', '/service-och-verkstad'),
  moved('/skadeverkstad/{path*}', `${services}/skada-och-lack`),
  moved('/stenskott/{path*}', `${services}/stenskott-och-glas`),
];
