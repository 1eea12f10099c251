/** Stylesheets built beside the global one, for what only some pages show. */
export const stylesheets = [
  'src/features/cars/list/views/stylesheet.css',
  'src/content/blocks/car-page/stylesheet.css',
  'src/features/cars/saved/saved.css',
  'src/features/cars/card/views/car-row.css',
  'src/features/valuation/views/sell-car.css',
  'src/shared/forms/views/declared-form.css',
  'src/features/kits/views/stylesheet.css',
  'src/features/editor-forms/views/editor-forms.css',
  'src/features/locator/views/locator.css',
  'src/shared/maps/views/map.css',
  'src/features/tyre-hotel/views/stylesheet.css',
  'src/features/workshop/views/stylesheet.css',
  'src/features/workshop/staff/views/staff.css',
] as const;

export type Stylesheet = (typeof stylesheets)[number];
