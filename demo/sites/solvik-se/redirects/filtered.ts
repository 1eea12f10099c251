import { redirect } from '../../../site-builder.ts';

const stock = '/kop-bil/alla-bilar-i-lager';
const vans = '/kop-bil/foretag/transportbilar';

/** RED-58: who sells a make, by department and brand. */
const sellers = ['BMW', 'MINI', 'Volvo', 'Polestar', 'Kia', 'Toyota', 'Porsche'].map((make) =>
  redirect(
    `/findus/bilforsaljning/${make.toLowerCase()}`,
    `/anlaggningar?site_departments.service_name=Car sales&site_departments.brands.name=${make}`,
  ),
);

/** Old lists whose filters stood in the query, or in the path, and now stand in the query of another list. */
export const filtered = [
  // RED-54, ROUTE-16, ROUTE-17: with the query, and without
  redirect('/bilar', `${stock}?car_vehicle_type=Personbil`, { vehicletype: 'PB' }),
  redirect('/bilar', `${stock}?car_vehicle_type=Transportbil`, { vehicletype: 'LB' }),
  redirect('/bilar', `${stock}?car_vehicle_type=LCV`, { vehicletype: 'LCV' }),
  redirect('/bilar', stock),
  // RED-55, ROUTE-22: a key that stands twice
  redirect(
    '/foretag/transportbilar',
    `${vans}?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala`,
    { re: 'uppland', si: '26824' },
  ),
  // RED-56, RED-57: the filters in use and their values
  redirect('/bilar/elbilar/{path*}', `${stock}?car_fuel=El`),
  redirect('/bilar/begagnade/{path*}', `${stock}?car_condition=Begagnad`),
  redirect('/bilar/begagnade-elbilar/{path*}', `${stock}?car_fuel=El&car_condition=Begagnad`),
  redirect('/bilar/mercedes/{path*}', `${stock}?car_brand=Mercedes-Benz`),
  redirect('/bilar/mercedes-benz/{path*}', `${stock}?car_brand=Mercedes-Benz`),
  redirect('/bilar/electric/{path*}', `${stock}?car_fuel=Electric`),
  redirect('/bilar/stockholm/{path*}', `${stock}?car_site_region=Stockholm`),
  redirect('/bilar/uppsala/{path*}', `${stock}?car_site_region=Uppsala`),
  redirect('/bilar/{path*}', stock),
  ...sellers,
];
