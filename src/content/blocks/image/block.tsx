import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = { fields, view: Image } satisfies Block<typeof fields>;

function Image({ fields: { image, caption, width } }: BlockProps<typeof fields>) {
  if (!image) return null;
  return (
    <Section>
      <figure className={cx(width !== 'full' && 'page-width')}>
        <div className={cx('overflow-hidden bg-stage', shapes[width])}>
          <Picture picture={image} sizes={sizes[width]} className={crops[width]} />
        </div>
        {caption && (
          <figcaption className={cx('mt-3 text-ink-muted text-small', captions[width])}>{caption}</figcaption>
        )}
      </figure>
    </Section>
  );
}

const shapes = { column: 'max-w-[48rem] rounded-picture', wide: 'rounded-picture', full: '' };
const captions = { column: 'max-w-text', wide: 'max-w-text', full: 'page-width' };
const sizes = {
  column: '(min-width: 52rem) 48rem, 100vw',
  wide: '(min-width: 90rem) 82rem, 100vw',
  full: '100vw',
};
const crops = {
  column: 'w-full',
  wide: 'aspect-4/3 w-full object-cover md:aspect-21/9',
  full: 'aspect-4/3 w-full object-cover md:aspect-21/9',
};
