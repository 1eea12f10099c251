import type { CheckboxField, RelationshipField, TextField, UIField } from 'payload';

/** A page's name and its position in the tree. */

/** Both become part of an address. */
const MAX_NAME_CHARACTERS = 300;

export const nameField: TextField = {
  name: 'name',
  label: 'Name',
  type: 'text',
  localized: true,
  maxLength: MAX_NAME_CHARACTERS,
  admin: {
    description: 'What the page is called. As long as it is empty, the page does not exist in this language.',
  },
};

export const parentField: RelationshipField = {
  name: 'parent',
  label: 'Below',
  type: 'relationship',
  relationTo: 'pages',
  index: true,
  filterOptions: ({ data, id }) => ({
    and: [{ site: { equals: data['site'] ?? 0 } }, ...(id ? [{ id: { not_equals: id } }] : [])],
  }),
  admin: {
    position: 'sidebar',
    allowCreate: false,
    description: 'The page above this one in menus and addresses. Empty for the home page.',
  },
};

export const slugField: TextField = {
  name: 'slug',
  label: 'Part of the address',
  type: 'text',
  localized: true,
  maxLength: MAX_NAME_CHARACTERS,
  admin: {
    position: 'sidebar',
    description:
      'Comes after the address of the page above. Empty: made from the name. A slash in front makes it the whole address.',
  },
};

export const pathField: TextField = {
  name: 'path',
  label: 'Address',
  type: 'text',
  localized: true,
  index: true,
  admin: {
    position: 'sidebar',
    readOnly: true,
    description: 'Where the page is found. When a public page moves, its old address leads to the new one.',
  },
};

export const keyField: TextField = {
  name: 'key',
  label: 'Key',
  type: 'text',
  index: true,
  // A copy is another page.
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    description: 'The page goes by this name inside, the same in every language.',
  },
};

/** The state of the page in each language of its site. */
export const languagesField: UIField = {
  name: 'languages',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/languages/page-languages.tsx#PageLanguages' },
  },
};

/** The documents that link to the page. */
export const usedByField: UIField = {
  name: 'usedBy',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/uses/used-by.tsx#UsedBy' },
  },
};

/** The name in the site's first language, so that lists show one whatever language the studio is set to. */
export const titleField: TextField = {
  name: 'title',
  label: 'Page',
  type: 'text',
  index: true,
  admin: { hidden: true },
};

export const hideInNavigation: CheckboxField = {
  name: 'hideInNavigation',
  label: 'Left out of menus',
  type: 'checkbox',
  localized: true,
  defaultValue: false,
  admin: { description: 'The page is still found by its address and by search engines.' },
};
