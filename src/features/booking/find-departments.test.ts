import { expect, test } from 'vitest';
import type { SearchRecord } from '../../shared/search/port.ts';
import { aDealershipRecord, aDepartmentRecord } from '../dealers/testing/a-dealership.ts';
import { defaultSetup } from './calendar/default-setup.ts';
import { findDepartments } from './find-departments.ts';

test('SB-64 the workshop departments of all dealerships, with what their feeds say', async () => {
  const departments = await departmentsOf([
    aDealershipRecord({
      site_departments: [
        aDepartmentRecord({ group: 'Used cars', erp_id: 'cars' }),
        aDepartmentRecord({ group: 'Workshop', erp_id: 'w1', phone: '010-1', email: undefined }),
      ],
    }),
  ]);
  expect(departments).toMatchObject([
    {
      departmentId: 'w1',
      siteId: '461003',
      siteName: 'Solvik Trollhättan',
      address: 'Slussvägen 21, 461 32 Trollhättan',
      phone: '010-1',
      email: 'trollhattan@solvik.example',
      latitude: 58.28,
      longitude: 12.28,
      brands: ['Volvo'],
    },
  ]);
});

test('a department without an id, or whose dealership has no coordinates, cannot be booked', async () => {
  const workshop = aDepartmentRecord({ group: 'Workshop', erp_id: 'w1' });
  expect(
    await departmentsOf([
      aDealershipRecord({ site_departments: [aDepartmentRecord({ group: 'Workshop' })] }),
      aDealershipRecord({ site_departments: [workshop], site_geocoord: 'unknown' }),
      aDealershipRecord({ site_departments: 'none' }),
      { nothing: true },
    ]),
  ).toEqual([]);
});

test('a department has its own set-up, or the default', async () => {
  const dealership = aDealershipRecord({
    site_departments: ['w1', 'w2'].map((erp_id) => aDepartmentRecord({ group: 'Workshop', erp_id })),
  });
  const own = { ...defaultSetup('w1'), leadMinutes: 240 };
  const departments = await departmentsOf([dealership], [own]);
  expect(departments.map(({ setup }) => setup)).toEqual([own, defaultSetup('w2')]);
});

test('SB-29 a search that fails is a server error, not an installation without workshops', async () => {
  const failing = departmentsOf([], [], true);
  await expect(failing).rejects.toMatchObject({ code: 'ServerError' });
});

function departmentsOf(content: readonly SearchRecord[], setups = [defaultSetup('other')], failed = false) {
  const found = { facet: [], content, total_items: content.length, limit: 100, offset: 0, failed };
  return findDepartments(
    {
      search: { search: async () => found },
      setups: {
        departments: async (ids) => setups.filter(({ departmentId }) => ids.includes(departmentId)),
        defaultSetup,
      },
    },
    { dealershipIndex: 'sites-solvik-se', country: 'SE' },
  );
}
