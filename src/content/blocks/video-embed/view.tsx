import { cx } from '../../../shared/ui/class-names.ts';
import { Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import { EmbeddedVideo } from '../embedded-video.tsx';
import { youtubeId } from '../youtube.ts';
import type { fields } from './fields.ts';

export function VideoEmbed({ fields: video, page: { texts } }: BlockProps<typeof fields>) {
  const id = youtubeId(video.youtubeID);
  if (!id) return null;
  return (
    <Section>
      <figure className={cx(video.width !== 'full' && 'page-width')}>
        <EmbeddedVideo
          id={id}
          title={video.title}
          poster={video.poster}
          hasControlBar={video.hasControlBar}
          texts={texts}
          sizes={sizes[video.width]}
          className={frames[video.width]}
        />
        {video.caption && (
          <figcaption
            className={cx(
              'mt-3 max-w-text text-ink-muted text-small',
              video.width === 'full' && 'page-width',
            )}
          >
            {video.caption}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

const frames = { column: 'max-w-[48rem] rounded-picture', wide: 'rounded-picture', full: '' };
const sizes = {
  column: '(min-width: 52rem) 48rem, 100vw',
  wide: '(min-width: 90rem) 82rem, 100vw',
  full: '100vw',
};
