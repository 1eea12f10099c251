import type { Picture } from '../../shared/platform/picture.ts';

/** A make that a site sells or looks after. */
export type Brand = {
  brandCode: string;
  name: string;
  logo?: Picture | undefined;
  logoBlackAndWhite?: Picture | undefined;
};
