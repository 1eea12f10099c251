import type { Resolved } from '../../../src/shared/platform/fields/fields.ts';
import type { Picture } from '../../../src/shared/platform/picture.ts';
import type { Site, siteFields } from '../../../src/shared/sites/site.ts';

type Settings = Resolved<typeof siteFields>['directory'];

/** A site as the directory shows it: its settings with resolved pictures, its address and whether it is open. */
export type DirectoryEntry = Pick<Site, 'name' | 'displayName' | 'country' | 'theme' | 'languages'> & {
  directory: Omit<Settings, 'bay' | 'bayTone'> & {
    /** Stands in the parking space of the site; without it a drawn one does. */
    carPicture: Settings['bay'];
    wallTone: Settings['bayTone'];
  };
  /** Where its default language starts, such as `http://solvik-se.localhost:3000/`. */
  address: string;
  open: boolean;
  /** The logos of its header; without them the preview shows the wordmark in type. */
  logos?: { onLight?: Picture | undefined; onDark?: Picture | undefined } | undefined;
};

export function nameOf({ displayName, name }: Pick<DirectoryEntry, 'displayName' | 'name'>): string {
  return displayName || name;
}

/** The address as people write it: `solvik-se.localhost:3000`. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** By the order that the settings give; sites without one come last, by name. */
export function inOrder(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  const sortKey = (entry: DirectoryEntry) => `${entry.directory.order || 'last'} ${nameOf(entry)}`;
  return entries.toSorted((one, other) => byNumber.compare(sortKey(one), sortKey(other)));
}

const byNumber = new Intl.Collator('en', { numeric: true });
