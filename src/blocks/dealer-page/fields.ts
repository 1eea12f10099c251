import { media } from '../../platform/fields/fields.ts';

export const fields = {
  fallbackImage: media('Picture when a dealership has none'),
};
