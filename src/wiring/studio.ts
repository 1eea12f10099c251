import type { Settings } from '../platform/env.ts';
import { noDrafts } from '../publishing/adapters/no-drafts.ts';
import { studioDrafts } from '../publishing/adapters/studio-drafts.ts';
import type { Drafts } from '../publishing/drafts.ts';

/** Where the studio's process listens; nobody else reaches it. */
export function studioAddress({ studio }: Pick<Settings, 'studio'>): string | undefined {
  return studio && `http://127.0.0.1:${studio.port}`;
}

export function openDrafts(settings: Pick<Settings, 'studio'>): Drafts {
  const address = studioAddress(settings);
  return address ? studioDrafts(address) : noDrafts;
}
