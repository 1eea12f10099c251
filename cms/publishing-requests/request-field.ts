import type { UIField } from 'payload';

/** Beside the form of what has drafts: ask for publishing, or answer who asked. */
export const requestField: UIField = {
  name: 'publishingRequest',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/publishing-request/publishing-request.tsx#PublishingRequestPanel' },
  },
};
