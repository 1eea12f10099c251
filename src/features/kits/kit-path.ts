/** `{list}/{kitId}/{slug}`: the path of a kit's page, without language. */
export function kitPath(list: string, { kitId, slug }: { kitId: string; slug: string }): string {
  return `${list.replace(/\/$/, '')}/${encodeURIComponent(kitId)}/${slug}`;
}

/** The feed's slug with only what a path may hold; the id where nothing is left. */
export function kitSlug({ id, slug = '' }: { id: string; slug?: string | undefined }): string {
  return slug.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || id;
}
