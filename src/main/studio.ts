import { studioDrafts } from '../content/publishing/adapters/studio-drafts.ts';
import type { Drafts } from '../content/publishing/drafts.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { StudioContext } from '../web/server/server-context.ts';
import { createStaffSession } from '../web/server/studio/staff-session.ts';
import { createStudioProxy } from '../web/server/studio/studio-proxy.ts';

type StudioSettings = Pick<Settings, 'studio'>;

export function openStudio({ studio }: StudioSettings): StudioContext | undefined {
  if (!studio) return undefined;
  return {
    proxy: createStudioProxy(studio.url),
    staffSession: createStaffSession(studio.url),
    origin: studio.origin,
  };
}

export function openDrafts({ studio }: StudioSettings): Drafts {
  return studio ? studioDrafts(studio.url) : noDrafts;
}

/** An installation without a studio shows its editors what is published, or what they send along. */
const noDrafts: Drafts = { find: async () => ({ state: 'none' }) };
