import type { StaffUser } from '../../../shared/platform/staff-session.ts';
import type { Site } from '../../../shared/sites/site.ts';

/** What somebody who is signed in to the studio may do with the feeds of an index. */
export type IndexRight = 'none' | 'see' | 'change';

type NamingSite = { name: string; indices: Partial<Site['indices']> };

/**
 * Who works on a site sees the indices that it shows. Feeds are public as soon as they are imported, so authors change
 * nothing, and neither does an editor who works on some of the sites of an index alone.
 */
export function indexRight(
  index: string,
  { role, sites: own }: Pick<StaffUser, 'role' | 'sites'>,
  sites: readonly NamingSite[],
): IndexRight {
  if (own === 'all') return role === 'author' ? 'see' : 'change';
  const naming = sitesOf(index, sites);
  const isOwn = ({ name }: NamingSite) => own.includes(name);
  if (!naming.some(isOwn)) return 'none';
  return role !== 'author' && naming.every(isOwn) ? 'change' : 'see';
}

/** The sites that show an index. */
export function sitesOf<Named extends NamingSite>(index: string, sites: readonly Named[]): Named[] {
  return sites.filter(({ indices }) => Object.values(indices).includes(index));
}
