import { choice, list, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Share the page',
  group: 'Layout',
  help: 'Links that share the page the block stands on.',
};

export const fields = {
  title: text('Heading', { help: 'Such as Share this page.' }),
  networks: list(
    'Ways to share',
    { network: choice('Network', ['Facebook', 'LinkedIn', 'X', 'E-mail', 'Copy link']) },
    { max: 5, help: 'In this order. Empty: all of them.' },
  ),
};
