import { longText } from '../../platform/fields/fields.ts';

export const fields = {
  notFoundText: longText('Text when the car is gone', {
    help: 'Under the heading of the page that a sold or unknown car gets. May be left empty.',
  }),
};
