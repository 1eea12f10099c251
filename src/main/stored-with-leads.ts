import type { StoredWithLeads } from '../features/leads/adapters/delete-leads.ts';
import { claimPhotos, deletePhotosOf } from '../features/valuation/photos/adapters/kysely-photo-store.ts';

/** The photos of a form, and the answers to forms of editors. */
export const storedWithLeads: StoredWithLeads = {
  claimPhotos,
  deleteOf: async (trx, leads) => {
    const submissions = leads.map(({ submission_id }) => submission_id);
    await trx.deleteFrom('form_submission').where('id', 'in', submissions).execute();
    await deletePhotosOf(
      trx,
      leads.map(({ id }) => id),
    );
  },
};
