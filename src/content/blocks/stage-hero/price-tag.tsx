import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import type { fields as declared } from './fields.ts';
import { type Tone, tones } from './tones.ts';

/** A card on a string; it straightens when the pointer comes near. */
export function PriceTag({ tag, tone }: { tag: Resolved<typeof declared>['tag']; tone: Tone }) {
  const Card = tag.link ? 'a' : 'div';
  const look = tones[tone].tag;
  return (
    <Card
      {...(tag.link ? { href: tag.link.href } : {})}
      className={cx(
        'relative grid origin-bottom-left -rotate-4 rounded-card px-4 py-2.5 leading-tight transition-transform duration-slow ease-calm hover:rotate-0 md:px-5 md:py-3',
        'after:absolute after:top-full after:left-6 after:h-7 after:w-0.5 md:after:h-11',
        look.card,
      )}
    >
      {tag.label && <span className={cx('text-micro', look.label)}>{tag.label}</span>}
      <span className="num font-medium text-balance text-body md:text-subtitle max-xl:max-w-58">
        {tag.value}
      </span>
    </Card>
  );
}
