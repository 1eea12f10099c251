import { moved } from '../../../write.ts';

const stock = '/kop-bil/alla-bilar-i-lager';
const vans = '/kop-bil/foretag/transportbilar';

/** RED-58: who sells a make, by department and brand. */
const sellers = ['BMW', 'MINI', 'Volvo', 'Polestar', 'Kia', 'Toyota', 'Porsche'].map((make) =>
  moved(
    `/findus/bilforsaljning/${make.toLowerCase()}`,
    `/anlaggningar?site_departments.service_name=Car sales&site_departments.brands.name=${make}`,
  ),
);

/** Old lists whose filters stood in the query, or in the path, and now stand in the query of another list. */
export const filtered = [
  // RED-54, ROUTE-16, ROUTE-17: with the query, and without
  moved('/bilar', `${stock}?car_vehicle_type=Personbil`, { vehicletype: 'PB' }),
  moved('/bilar', `${stock}?car_vehicle_type=Transportbil`, { vehicletype: 'LB' }),
  moved('/bilar', `${stock}?car_vehicle_type=LCV`, { vehicletype: 'LCV' }),
  moved('/bilar', stock),
  // RED-55, ROUTE-22: a key that stands twice
  moved(
    '/foretag/transportbilar',
    `${vans}?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala`,
    { re: 'uppland', si: '26824' },
  ),
  // RED-56, RED-57: the filters in use and their values
  moved('/bilar/elbilar/{path*}', `${stock}?car_fuel=El`),
  moved('/bilar/begagnade/{path*}', `${stock}?car_condition=Begagnad`),
  moved('/bilar/begagnade-elbilar/{path*}', `${stock}?car_fuel=El&car_condition=Begagnad`),
  moved('/bilar/mercedes/{path*}', `${stock}?car_brand=Mercedes-Benz`),
  moved('/bilar/mercedes-benz/{path*}', `${stock}?car_brand=Mercedes-Benz`),
  moved('/bilar/electric/{path*}', `${stock}?car_fuel=Electric`),
  moved('/bilar/stockholm/{path*}', `${stock}?car_site_region=Stockholm`),
  moved('/bilar/uppsala/{path*}', `${stock}?car_site_region=Uppsala`),
  moved('/bilar/{path*}', stock),
  ...sellers,
];
