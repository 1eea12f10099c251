import type { fields } from '../../../../src/content/blocks/social-share/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'every way': { title: 'Share this page' },
  'two ways': { title: 'Tell a colleague', networks: [{ network: 'LinkedIn' }, { network: 'Copy link' }] },
} satisfies Record<string, Authored<typeof fields>>;
