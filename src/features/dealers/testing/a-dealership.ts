import type { SearchRecord } from '../../../shared/search/port.ts';

const days = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'];

/** A dealership as a feed brings it; a test shows only what matters to it. */
export function aDealershipRecord(more: SearchRecord = {}): SearchRecord {
  return {
    site_id: '461003',
    slug: 'solvik-trollhattan',
    site_official_name: 'Solvik Trollhättan',
    site_street: 'Slussvägen 21',
    site_zip: '461 32',
    site_city: 'Trollhättan',
    site_region: 'Västra Götaland',
    site_phone: '010-550 03 40',
    site_email: 'trollhattan@solvik.example',
    site_geocoord: '58.28,12.28',
    website_city: 'Trollhättan',
    site_departments: [aDepartmentRecord()],
    ...more,
  };
}

export function aDepartmentRecord(more: SearchRecord = {}): SearchRecord {
  return {
    name: 'Trollhättan begagnade bilar',
    official_name: 'Begagnade bilar',
    group: 'Used cars',
    phone: '010-550 03 45',
    email: 'begagnat.trollhattan@solvik.example',
    brands: [{ brand_code: 'VOLVO', name: 'Volvo' }],
    users: [{ first_name: 'Daniel', last_name: 'Falk', title: 'Bilsäljare', phone: '010-550 03 44' }],
    openingschedule: {
      openinghours: days.map((day, at) => ({ day, displayText: at < 5 ? '9–18' : 'Stängt' })),
      deviationdays: [],
      vacationdays: [],
    },
    ...more,
  };
}
