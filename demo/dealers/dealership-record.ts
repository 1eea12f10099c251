/** A dealership as the search index stores it (001 §3.6). */
export type DealershipRecord = {
  site_id: string;
  slug: string;
  site_official_name: string;
  site_street: string;
  site_zip: string;
  site_city: string;
  site_region: string;
  site_phone: string;
  site_email: string;
  /** 'lat,lng' */
  site_geocoord: string;
  site_image_url?: string;
  site_primary_image?: { original: string; thumbnail_url: string; blur_data_url: string };
  /** The town the list groups by: Täby and Nacka are under Stockholm. */
  website_city: string;
  website_sort_order: number;
  site_brands: readonly string[];
  site_departments: readonly Department[];
};

export type DepartmentGroup = 'New cars' | 'Used cars' | 'Workshop' | 'Parts' | 'Body work';

export type Department = {
  name: string;
  official_name?: string;
  service_name: string;
  group: DepartmentGroup;
  phone: string;
  email: string;
  brands: readonly { brand_code: string; name: string }[];
  users: readonly DepartmentUser[];
  erp_id: string;
  openingschedule?: OpeningSchedule;
};

export type DepartmentUser = {
  first_name: string;
  last_name: string;
  title: string;
  phone: string;
  email: string;
};

export type Hours = { day: string; displayText: string };

export type OpeningSchedule = {
  openinghours: readonly Hours[];
  /** Days are dates, YYYY-MM-DD. */
  deviationdays: readonly Hours[];
  vacationdays: readonly Vacation[];
};

export type Vacation = {
  vacationtitle: string;
  vacationtitle_by_language?: Readonly<Record<string, string>>;
  vacationstart: string;
  vacationend: string;
  vacationdays: readonly Hours[];
};
