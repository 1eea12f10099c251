import type { Settings } from '../platform/env.ts';
import { noDrafts } from '../publishing/adapters/no-drafts.ts';
import { studioDrafts } from '../publishing/adapters/studio-drafts.ts';
import type { Drafts } from '../publishing/drafts.ts';
import type { StudioContext } from '../server/app-context.ts';
import { createStaffSession } from '../server/studio/staff-session.ts';
import { createStudioProxy } from '../server/studio/studio-proxy.ts';

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
