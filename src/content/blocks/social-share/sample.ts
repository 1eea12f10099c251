import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'every way': { title: 'Share this page' },
  'two ways': { title: 'Tell a colleague', networks: [{ network: 'LinkedIn' }, { network: 'Copy link' }] },
} satisfies Record<string, Authored<typeof fields>>;
