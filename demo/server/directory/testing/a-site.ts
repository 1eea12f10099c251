import type { Picture } from '../../../../src/shared/platform/picture.ts';
import { forecourt } from '../../../../src/shared/ui/themes/theme.ts';
import type { DirectoryEntry } from '../directory-entry.ts';

type Wanted = Partial<Omit<DirectoryEntry, 'directory'>> & {
  directory?: Partial<DirectoryEntry['directory']>;
};

/** A site with nothing filled in but its name: what its settings leave out, the directory must live without. */
export function aSite({ directory, ...wanted }: Wanted = {}): DirectoryEntry {
  const name = wanted.name ?? 'solvik-se';
  return {
    name,
    displayName: '',
    country: 'SE',
    theme: forecourt,
    languages: ['sv'],
    address: `http://${name}.localhost:3000/`,
    open: true,
    ...wanted,
    directory: {
      section: 'Dealers',
      order: '',
      summary: '',
      headline: '',
      action: '',
      wordmark: '',
      picture: undefined,
      look: 'photo',
      carPicture: undefined,
      wallTone: 'dark',
      rows: [],
      ...directory,
    },
  };
}

export function sitesNamed(...names: string[]): DirectoryEntry[] {
  return names.map((name) => aSite({ name }));
}

export function manySites(count: number, wanted?: Wanted): DirectoryEntry[] {
  return Array.from({ length: count }, (_, index) => aSite({ ...wanted, name: `site-${index + 1}` }));
}

export function aPicture(id: string): Picture {
  return {
    id,
    src: `/media/${id}`,
    width: 800,
    height: 480,
    alt: 'A car',
    focal: { x: 50, y: 50 },
    vector: false,
  };
}
