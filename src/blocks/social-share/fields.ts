import { choice, list, text } from '../../platform/fields/fields.ts';

export const fields = {
  title: text('Heading', { help: 'Such as Share this page.' }),
  networks: list(
    'Ways to share',
    { network: choice('Network', ['Facebook', 'LinkedIn', 'X', 'E-mail', 'Copy link']) },
    { max: 5, help: 'In this order. Empty: all of them.' },
  ),
};
