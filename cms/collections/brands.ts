import type { CollectionConfig } from 'payload';
import { administrators, signedIn } from '../access/role-access.ts';

const logo = (name: string, label: string, description: string) =>
  ({ name, label, type: 'upload', relationTo: 'media', admin: { description } }) as const;

export const brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: 'Brand', plural: 'Brands' },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'logo'],
    listSearchableFields: ['name', 'code'],
    description: 'The makes of the group. Each site chooses among them.',
  },
  defaultSort: 'name',
  access: { create: administrators, read: signedIn, update: administrators, delete: administrators },
  fields: [
    {
      name: 'code',
      label: 'Code',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'As the stock writes it, in capitals: BMW, LANDROVER.' },
    },
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      admin: { description: 'As people read it: Land Rover.' },
    },
    logo('logo', 'Logo', 'In its own colours, best as SVG.'),
    logo('logoBlackAndWhite', 'Logo in one colour', 'Where many makes stand in a row.'),
  ],
};
