import { foldText } from '../../../shared/search/tokenize.ts';

/** How a make or model is written in a path: 'Model 3' as model-3, 'Škoda' as skoda. */
export function toPathSegment(value: string): string {
  return foldText(value)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
