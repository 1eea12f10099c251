import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { LeadMailPhoto } from '../../leads/delivery/lead-mail.ts';
import { photoPath } from './photo-link.ts';
import type { PhotoStore } from './photo-store.ts';

/** The photos of a lead as its mail shows them, in the order of the form. */
export function leadMailPhotos(store: Pick<PhotoStore, 'ofLead'>, linkSecret: string) {
  return async (
    leadId: string,
    { url }: Pick<Site, 'url'>,
    texts: Texts,
  ): Promise<readonly LeadMailPhoto[]> => {
    const photos = await store.ofLead(leadId);
    return photos.map(({ id, ...photo }, index) => ({
      ...photo,
      label: texts('photoNumber', { number: index + 1 }),
      href: `${url}${photoPath(linkSecret, id)}`,
      contentId: `${id}@photos`,
    }));
  };
}
