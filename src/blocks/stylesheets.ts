/** Stylesheets built beside the global one, for what only some pages show. */
export const stylesheets = [
  'src/catalogue/list/views/stylesheet.css',
  'src/catalogue/car-page/views/stylesheet.css',
  'src/catalogue/saved/saved.css',
  'src/catalogue/views/car-row.css',
  'src/leads/sell-car/views/sell-car.css',
  'src/leads/views/declared-form.css',
  'src/kits/views/stylesheet.css',
  'src/leads/views/forms.css',
  'src/locator/views/locator.css',
  'src/maps/views/map.css',
  'src/directory/views/directory.css',
  'src/tyre-hotel/views/stylesheet.css',
  'src/workshop/views/stylesheet.css',
  'src/workshop/staff/views/staff.css',
] as const;

export type Stylesheet = (typeof stylesheets)[number];
