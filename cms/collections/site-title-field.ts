import type { TextField } from 'payload';

/** A collection with one document per site uses the site's name as title. */
export const siteTitleField: TextField = {
  name: 'title',
  label: 'Site',
  type: 'text',
  virtual: 'site.displayName',
  admin: { hidden: true },
};
