import type { IndexKind } from '../../../index-definitions.ts';
import { carColumns } from './car-columns.ts';
import { chargerColumns } from './charger-columns.ts';
import type { ColumnNames } from './column-names.ts';
import { dealershipColumns } from './dealership-columns.ts';
import { kitColumns, kitVehicleColumns } from './kit-columns.ts';
import { serviceColumns } from './service-columns.ts';

export const columnNames: Readonly<Record<IndexKind, ColumnNames>> = {
  cars: carColumns,
  sites: dealershipColumns,
  chargers: chargerColumns,
  kits: kitColumns,
  vehicleKits: kitVehicleColumns,
  services: serviceColumns,
};
