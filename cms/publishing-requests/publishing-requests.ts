import type { CollectionConfig } from 'payload';
import { readInOwnSites } from '../access/own-sites.ts';

export const requestStates = ['waiting', 'published', 'returned'] as const;
export type RequestState = (typeof requestStates)[number];

/**
 * An author asks the editors of a site to publish a document. It is written by the endpoints beside it alone; a document has
 * one request that waits, which `waitingFor` enforces in the database.
 */
export const publishingRequests: CollectionConfig = {
  slug: 'publishing-requests',
  labels: {
    singular: { en: 'Request for publishing', sv: 'Begäran om publicering' },
    plural: { en: 'Requests for publishing', sv: 'Begäran om publicering' },
  },
  admin: { hidden: true },
  disableDuplicate: true,
  access: {
    create: () => false,
    read: readInOwnSites(),
    update: () => false,
    delete: () => false,
  },
  fields: [
    { name: 'waitingFor', type: 'text', unique: true },
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'title', type: 'text' },
    { name: 'site', type: 'relationship', relationTo: 'sites', index: true },
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'note', type: 'textarea' },
    { name: 'askedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'askedByName', type: 'text' },
    { name: 'askedAt', type: 'date', index: true },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredByName', type: 'text' },
    { name: 'answeredAt', type: 'date', index: true },
    { name: 'seenAt', type: 'date' },
  ],
};
