import { choice } from '../../platform/fields/fields.ts';

export const fields = {
  size: choice('Size', ['small', 'medium', 'large'], { help: '24, 48 or 96 pixels; less on phones.' }),
};
