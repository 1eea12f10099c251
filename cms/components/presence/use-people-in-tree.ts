'use client';

import { useEffect, useState } from 'react';
import type { PersonInTree } from '../../presence/presence-endpoints.ts';
import { watchPresence } from './watch-presence.ts';

/** The names of those who have a page of the site open, by the id of the page. */
export function usePeopleInTree(site: number | string): ReadonlyMap<string, string> {
  const [people, setPeople] = useState<readonly PersonInTree[]>([]);
  useEffect(() => watchPresence<PersonInTree>(`site=${site}`, setPeople), [site]);
  const names = new Map<string, string>();
  for (const { id, name } of people) {
    const known = names.get(id);
    if (!known) names.set(id, name);
    else if (!known.split(', ').includes(name)) names.set(id, `${known}, ${name}`);
  }
  return names;
}
