import { facetLanguage } from './facet-language.ts';
import { onePrice } from './one-price.ts';
import { sortedPrice } from './sorted-price.ts';
import { struckPrice } from './struck-price.ts';
import type { TrustCheck } from './trust-check.ts';

/** A new check is a file beside this one and a line here. */
export const trustChecks: readonly TrustCheck[] = [facetLanguage, onePrice, sortedPrice, struckPrice];
