import { type LinkTarget, linkTargetsIn, toLinkTarget } from '../../../links/link-target.ts';

/** What a document links to within its site: targets that were picked, and addresses that were typed. */
export type Links = { targets: readonly LinkTarget[]; addresses: readonly string[] };

export function linksIn(document: unknown): Links {
  return { targets: linkTargetsIn(document), addresses: [...new Set(addressesIn(document))] };
}

const addressFields = ['href', 'url'];

function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  // A typed address stays behind a picked target, and is not used.
  const isPicked = 'to' in value && toLinkTarget(value.to) !== undefined;
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part !== 'string') return addressesIn(part);
    return addressFields.includes(name) && !isPicked && /^\/(?!\/)/.test(part) ? [part] : [];
  });
}
