import type { Settings } from '../platform/env.ts';
import type { WorkshopContext } from '../server/app-context.ts';

/** The workshop system that an operator has named, or the embedded one. */
export function openWorkshop(_settings: Pick<Settings, 'workshop'>, onChanged: () => void): WorkshopContext {
  const open = () => {
    throw new Error('no workshop system');
  };
  return { open, stores: undefined, onChanged };
}
