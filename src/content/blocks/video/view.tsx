import { cx } from '../../../shared/ui/class-names.ts';
import { FilmPlayer } from '../../../shared/ui/film.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import { filmTexts } from '../film-texts.ts';
import type { fields } from './fields.ts';

/** A film with its heading and caption. When the film is missing its poster is shown. */
export function Video({ fields: film, page }: BlockProps<typeof fields>) {
  if (!film.video && !film.poster) return null;
  return (
    <Section>
      {(film.title || film.text) && (
        <div className="page-width mb-(--head-gap)">
          {film.title && <h2>{film.title}</h2>}
          {film.text && <p className="mt-4 max-w-text text-ink-muted text-lead">{film.text}</p>}
        </div>
      )}
      <figure className={cx(film.width !== 'full' && 'page-width')}>
        <Frame film={film} words={filmTexts(page.texts)} />
        {film.caption && (
          <figcaption className={cx('mt-3 text-ink-muted text-small', captions[film.width])}>
            {film.caption}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

type FrameProps = { film: BlockProps<typeof fields>['fields']; words: ReturnType<typeof filmTexts> };

function Frame({ film, words }: FrameProps) {
  const shape = cx('aspect-video w-full', frames[film.width]);
  if (!film.video) {
    return film.poster ? (
      <Picture picture={film.poster} sizes={sizes[film.width]} className={cx(shape, 'object-cover')} />
    ) : null;
  }
  return (
    <FilmPlayer
      film={film.video}
      phone={film.videoPhone}
      poster={film.poster}
      label={film.poster?.alt || film.title || film.caption}
      loop={film.loop}
      autoplay={film.autoplay}
      sound={film.hasSound}
      texts={words}
      className={shape}
    />
  );
}

const frames = {
  column: 'max-w-[48rem] rounded-card',
  wide: 'rounded-card md:aspect-21/9',
  full: 'md:aspect-21/9',
};
const captions = { column: 'max-w-text', wide: 'max-w-text', full: 'page-width' };
const sizes = {
  column: '(min-width: 52rem) 48rem, 100vw',
  wide: '(min-width: 90rem) 82rem, 100vw',
  full: '100vw',
};
