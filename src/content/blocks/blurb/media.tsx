import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { VideoPlayer } from '../../../shared/ui/video-player.tsx';
import { EmbeddedVideo } from '../embedded-video.tsx';
import { videoTexts } from '../video-texts.ts';
import { youtubeId } from '../youtube.ts';
import type { fields as declared } from './fields.ts';

type Fields = Resolved<typeof declared>;
type Props = { fields: Fields; texts: Texts };

export function hasMedia({ youtubeID, video, image }: Fields): boolean {
  return Boolean(youtubeId(youtubeID) || video || image);
}

/** A video on YouTube before one of our own, either before the picture, which is then their poster. */
export function BlurbMedia({ fields: { youtubeID, video, image, title, hasControlBar }, texts }: Props) {
  const id = youtubeId(youtubeID);
  if (id) {
    return (
      <EmbeddedVideo
        id={id}
        title={title}
        hasControlBar={hasControlBar}
        texts={texts}
        sizes={sizes}
        poster={image}
        className={frame}
      />
    );
  }
  if (video) {
    return (
      <VideoPlayer
        video={video}
        poster={image}
        label={image?.alt || title}
        // Without controls it is a moving picture: it starts by itself and goes round.
        autoplay={!hasControlBar}
        loop={!hasControlBar}
        sound={hasControlBar}
        texts={videoTexts(texts)}
        className={`aspect-video ${frame}`}
      />
    );
  }
  return image ? (
    <div className={`aspect-4/3 bg-stage ${frame}`}>
      <Picture picture={image} sizes={sizes} fit="cover" />
    </div>
  ) : null;
}

const frame = 'overflow-hidden rounded-picture';
const sizes = '(min-width: 64rem) 58vw, 100vw';
