import type { TextField } from 'payload';

/** What has one document for each site is called by the site's name. */
export const siteTitleField: TextField = {
  name: 'title',
  label: 'Site',
  type: 'text',
  virtual: 'site.displayName',
  admin: { hidden: true },
};
