import type { MediaFile } from '../../../shared/platform/media-file.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { CoverPicture } from '../../../shared/ui/cover-picture.tsx';
import { BackgroundVideo, backgroundVideo, VideoButtons } from '../../../shared/ui/video-player.tsx';
import type { BlockProps } from '../block.ts';
import { HeroSearch } from '../hero-search.tsx';
import { videoTexts } from '../video-texts.ts';
import { Buttons } from './buttons.tsx';
import { Caption } from './caption.tsx';
import type { fields } from './fields.ts';
import type { HeroFields } from './hero-fields.ts';
import { QuickLinks } from './quick-links.tsx';
import { StageHero } from './stage.tsx';
import { above, heights, rise, scrimClass } from './styles.ts';

export function Hero({ fields: hero, page }: BlockProps<typeof fields>) {
  if (hero.content !== 'Video' && !hero.image) return null;
  if (hero.variant === 'Stage' || hero.variant === 'Spotlight') return <StageHero {...hero} />;
  const video = videoOf(hero);
  return (
    <section
      data-hero={hero.variant}
      {...(video && backgroundVideo)}
      className={cx(
        'words-over-picture group/video relative isolate grid overflow-hidden',
        hero.textColor === 'Black' ? 'bg-paper' : 'on-dark bg-dark text-on-dark',
        above,
        heights[hero.variant],
        hero.hasMarginTop && 'mt-section',
      )}
    >
      {hero.image && <CoverPicture wide={hero.image} phone={hero.imagePhone} fetched="first" />}
      {video && <BackgroundVideo video={video} phone={hero.videoPhone} className="-z-2 absolute inset-0" />}
      <div aria-hidden="true" className={cx('-z-1 absolute inset-0', scrimClass(hero))} />
      <Content hero={hero} page={page} />
    </section>
  );
}

/** A wide video alone serves every screen, and so does an upright one. */
function videoOf({ content, videoDesktop, videoPhone }: HeroFields): MediaFile | undefined {
  return content === 'Video' ? (videoDesktop ?? videoPhone) : undefined;
}

/** Placed at the top, the text is apart from buttons and search; elsewhere they are together. */
function Content({ hero, page }: { hero: HeroFields; page: PageContext }) {
  const apart = hero.contentPlacement === 'Top';
  return (
    <div className={cx('page-width flex flex-col', paddings[hero.variant === 'FullScreen' ? 'tall' : 'low'])}>
      <div className={cx('flex grow flex-col', places[hero.contentPlacement])}>
        <Heading {...hero} />
        {!apart && (
          <div className={rise.third}>
            <Buttons {...hero} className="mt-6 md:mt-8" />
            <HeroSearch of={hero} page={page} className={cx('mt-6 md:mt-8', searchWidth(hero))} />
          </div>
        )}
      </div>
      <div className={cx('grid items-end gap-8 md:grid-cols-[minmax(0,1fr)_auto]', rise.third)}>
        <div className="min-w-0">
          {apart && <Buttons {...hero} className="mt-8" />}
          {apart && <HeroSearch of={hero} page={page} className={cx('mt-8', searchWidth(hero))} />}
          <QuickLinks {...hero} />
        </div>
        <div className={cx('flex items-end justify-end gap-6', !videoOf(hero) && 'max-md:hidden')}>
          <Caption {...hero.caption} />
          {videoOf(hero) && <VideoButtons texts={videoTexts(page.texts)} />}
        </div>
      </div>
    </div>
  );
}

function searchWidth({ centerContent }: HeroFields): string {
  return cx('max-w-160', centerContent && 'mx-auto w-full');
}

const paddings = {
  tall: 'pt-[calc(var(--over,0px)+1.5rem)] pb-6 md:pt-[calc(var(--over,0px)+3rem)] md:pb-8',
  low: 'pt-[calc(var(--over,0px)+2rem)] pb-8 md:pb-12',
};
const places = {
  Top: 'justify-start md:pt-[clamp(0rem,9svh,7rem)]',
  Center: 'justify-center',
  Bottom: 'justify-end',
};

function Heading({ title, titleTag: Title, text, textColor, centerContent }: HeroFields) {
  return (
    <div className={cx('max-w-[34rem]', centerContent && 'mx-auto text-center')}>
      {title && <Title className={cx('text-display', rise.first)}>{title}</Title>}
      {text && (
        <p
          className={cx(
            'mt-4 max-w-[26rem] text-balance text-lead md:mt-6',
            textColor === 'White' && 'text-on-dark-soft',
            centerContent && 'mx-auto',
            rise.second,
          )}
        >
          {text}
        </p>
      )}
    </div>
  );
}
