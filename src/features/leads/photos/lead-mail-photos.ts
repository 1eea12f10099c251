import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { LeadMailPhoto } from '../lead-mail.ts';
import { photoPath } from './photo-link.ts';
import type { PhotoStore } from './photo-store.ts';

export type LeadPhotos = { store: Pick<PhotoStore, 'ofLead'>; linkSecret: string };

/** The photos of a lead as its mail shows them, in the order of the form. */
export async function leadMailPhotos(
  leadId: string,
  { url }: Pick<Site, 'url'>,
  texts: Texts,
  { store, linkSecret }: LeadPhotos,
): Promise<readonly LeadMailPhoto[]> {
  const photos = await store.ofLead(leadId);
  return photos.map(({ id, ...photo }, index) => ({
    ...photo,
    label: texts('photoNumber', { number: index + 1 }),
    href: `${url}${photoPath(linkSecret, id)}`,
    contentId: `${id}@photos`,
  }));
}

/** For receivers that are programs. */
export async function leadPhotoUrls(
  leadId: string,
  { url }: Pick<Site, 'url'>,
  { store, linkSecret }: LeadPhotos,
): Promise<readonly string[]> {
  return (await store.ofLead(leadId)).map(({ id }) => `${url}${photoPath(linkSecret, id)}`);
}
