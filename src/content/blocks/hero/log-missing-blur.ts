import type { BlockContext } from '../block.ts';
import type { HeroFields } from './hero-fields.ts';

/** The blur is made when a picture is uploaded. Where that failed the hero is shown without one. */
export function logMissingBlur(
  { image, imagePhone, variant }: HeroFields,
  { site, path, log }: Pick<BlockContext, 'site' | 'path' | 'log'>,
): undefined {
  // A cut-out on the stage has none on purpose.
  if (variant === 'Stage' || variant === 'Spotlight') return undefined;
  for (const picture of [image, imagePhone]) {
    if (!picture || picture.vector || picture.placeholder) continue;
    const facts = { code: 'HERO_BLUR_MISSING', site: site.name, path, picture: picture.id };
    log.warn(facts, 'the hero is shown without its blur');
  }
}
