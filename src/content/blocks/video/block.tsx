import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { VideoPlayer } from '../../../shared/ui/video-player.tsx';
import type { Block, BlockProps } from '../block.ts';
import { videoTexts } from '../video-texts.ts';
import { fields } from './fields.ts';

export const block = { fields, view: Video } satisfies Block<typeof fields>;

/** A video with its heading and caption. When the video is missing its poster is shown. */
function Video({ fields: video, page }: BlockProps<typeof fields>) {
  if (!video.video && !video.poster) return null;
  return (
    <Section>
      {(video.title || video.text) && (
        <div className="page-width mb-(--head-gap)">
          {video.title && <h2>{video.title}</h2>}
          {video.text && <p className="mt-4 max-w-text text-ink-muted text-lead">{video.text}</p>}
        </div>
      )}
      <figure className={cx(video.width !== 'full' && 'page-width')}>
        <Frame video={video} words={videoTexts(page.texts)} />
        {video.caption && (
          <figcaption className={cx('mt-3 text-ink-muted text-small', captions[video.width])}>
            {video.caption}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

type FrameProps = { video: BlockProps<typeof fields>['fields']; words: ReturnType<typeof videoTexts> };

function Frame({ video, words }: FrameProps) {
  const shape = cx('aspect-video w-full', frames[video.width]);
  if (!video.video) {
    return video.poster ? (
      <Picture picture={video.poster} sizes={sizes[video.width]} className={cx(shape, 'object-cover')} />
    ) : null;
  }
  return (
    <VideoPlayer
      video={video.video}
      phone={video.videoPhone}
      poster={video.poster}
      label={video.poster?.alt || video.title || video.caption}
      loop={video.loop}
      autoplay={video.autoplay}
      sound={video.hasSound}
      texts={words}
      className={shape}
    />
  );
}

const frames = {
  column: 'max-w-[48rem] rounded-picture',
  wide: 'rounded-picture md:aspect-21/9',
  full: 'md:aspect-21/9',
};
const captions = { column: 'max-w-text', wide: 'max-w-text', full: 'page-width' };
const sizes = {
  column: '(min-width: 52rem) 48rem, 100vw',
  wide: '(min-width: 90rem) 82rem, 100vw',
  full: '100vw',
};
