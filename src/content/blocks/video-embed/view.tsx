import { cx } from '../../../shared/ui/class-names.ts';
import { Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import { EmbeddedFilm } from '../embedded-film.tsx';
import { youtubeId } from '../youtube.ts';
import type { fields } from './fields.ts';

export function VideoEmbed({ fields: film, page: { texts } }: BlockProps<typeof fields>) {
  const id = youtubeId(film.youtubeID);
  if (!id) return null;
  return (
    <Section>
      <figure className={cx(film.width !== 'full' && 'page-width')}>
        <EmbeddedFilm
          id={id}
          title={film.title}
          poster={film.poster}
          hasControlBar={film.hasControlBar}
          texts={texts}
          sizes={sizes[film.width]}
          className={frames[film.width]}
        />
        {film.caption && (
          <figcaption
            className={cx('mt-3 max-w-text text-ink-muted text-small', film.width === 'full' && 'page-width')}
          >
            {film.caption}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

const frames = { column: 'max-w-[48rem] rounded-card', wide: 'rounded-card', full: '' };
const sizes = {
  column: '(min-width: 52rem) 48rem, 100vw',
  wide: '(min-width: 90rem) 82rem, 100vw',
  full: '100vw',
};
