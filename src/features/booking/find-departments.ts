import { type Coordinates, parseCoordinates } from '../../shared/platform/coordinates.ts';
import { postalTown } from '../../shared/platform/postal-town.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { SearchRecord } from '../../shared/search/port.ts';
import type { Country } from '../../shared/sites/countries.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { type Department, type OpeningSchedule, parseDealership } from '../dealers/dealership.ts';
import type { DepartmentSetup } from './calendar/department-setup.ts';
import { WorkshopError } from './workshop-error.ts';

/** The site whose workshops are booked. */
export type WorkshopSite = {
  name: string;
  /** The index of its dealerships. */
  dealershipIndex: string;
  country: Country;
  timeZone: string;
  language: Language;
  /** Its public address, for links in mails. */
  url: string;
};

/** Where the set-ups of departments are stored: their calendars, and what the feature that stores them adds. */
export interface DepartmentSetups<Setup extends DepartmentSetup = DepartmentSetup> {
  /** Only those that have one. */
  departments(departmentIds: readonly string[]): Promise<readonly Setup[]>;
  /** Of a department that nobody has set up. */
  defaultSetup(departmentId: string): Setup;
}

/** A workshop department of a dealership, with what its calendar is calculated from. */
export type WorkshopDepartment<Setup extends DepartmentSetup = DepartmentSetup> = Coordinates & {
  departmentId: string;
  departmentName: string;
  siteId: string;
  siteName: string;
  address: string;
  phone: string;
  email: string;
  /** Names of the makes it is authorised for. */
  brands: readonly string[];
  country: Country;
  /** Such as Bayern; some holidays are those of a region. */
  region: string | undefined;
  /** Without one, only the mechanics' hours count. */
  schedule: OpeningSchedule | undefined;
  setup: Setup;
};

type DepartmentDeps<Setup extends DepartmentSetup> = {
  search: CachedSearch;
  setups: DepartmentSetups<Setup>;
};

/** All workshop departments of a site's dealerships. One that cannot be placed on a map cannot be booked. */
export async function findDepartments<Setup extends DepartmentSetup>(
  { search, setups }: DepartmentDeps<Setup>,
  { dealershipIndex, country }: Pick<WorkshopSite, 'dealershipIndex' | 'country'>,
): Promise<readonly WorkshopDepartment<Setup>[]> {
  const { content, failed } = await search.search(dealershipIndex, { limit: MAX_DEALERSHIPS });
  if (failed) throw new WorkshopError('ServerError', { detail: 'dealerships' });
  const departments = parseDepartments(content);
  const stored = await setups.departments(departments.map(({ departmentId }) => departmentId));
  const setupOf = new Map(stored.map((setup) => [setup.departmentId, setup]));
  return departments.map((department) => ({
    ...department,
    country,
    setup: setupOf.get(department.departmentId) ?? setups.defaultSetup(department.departmentId),
  }));
}

const MAX_DEALERSHIPS = 1000;

type ParsedDepartment = Omit<WorkshopDepartment, 'setup' | 'country'>;

// The cached search returns the same records for a minute; parsing them is most of the work of a request.
const parsed = new WeakMap<readonly SearchRecord[], readonly ParsedDepartment[]>();

function parseDepartments(records: readonly SearchRecord[]): readonly ParsedDepartment[] {
  const departments = parsed.get(records) ?? records.flatMap(workshopDepartments);
  parsed.set(records, departments);
  return departments;
}

/** The workshop departments of one dealership. */
export function workshopDepartments(record: SearchRecord): ParsedDepartment[] {
  const dealership = parseDealership(record);
  const position = parseCoordinates(dealership?.coordinates);
  if (!dealership || !position) return [];
  const address = [dealership.street, postalTown(dealership)];
  return dealership.departments.filter(isWorkshop).map((department) => ({
    ...position,
    departmentId: department.erp_id,
    departmentName: department.name ?? '',
    siteId: dealership.id,
    siteName: dealership.name,
    address: address.filter(Boolean).join(', '),
    phone: department.phone ?? dealership.phone ?? '',
    email: department.email ?? dealership.email ?? '',
    brands: department.brands.flatMap(({ name }) => name ?? []),
    region: dealership.region,
    schedule: department.openingschedule,
  }));
}

function isWorkshop(department: Department): department is Department & { erp_id: string } {
  return department.group === 'Workshop' && department.erp_id !== undefined;
}
