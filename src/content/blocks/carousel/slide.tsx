import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { BUTTON_KINDS } from '../../../shared/ui/button.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { CoverPicture } from '../../../shared/ui/cover-picture.tsx';
import { VideoElement } from '../../../shared/ui/video-player.tsx';
import type { fields } from './fields.ts';

type Slide = Resolved<typeof fields>['slides'][number];
type Props = { slide: Slide; position: string; first: boolean; large: boolean };

export function CarouselSlide({ slide, position, first, large }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of words and pictures, not of fields
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className="words-over-picture group/slide relative isolate flex min-w-0 shrink-0 basis-full snap-start flex-col md:justify-end"
    >
      {slide.image && (
        <CoverPicture wide={slide.image} phone={slide.imagePhone} fetched={first ? undefined : 'late'} />
      )}
      {slide.video && (
        <VideoElement
          video={slide.video}
          loop
          className="-z-2 absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-slow data-started:opacity-100"
        />
      )}
      <div aria-hidden="true" className={cx('-z-1 absolute inset-0', scrim)} />
      <SlideText slide={slide} large={large} />
    </div>
  );
}

/** On phones the text is above the car and its bottom is free for the buttons; on wide screens to its left. */
function SlideText({ slide: { title, text, link, buttonType }, large }: Pick<Props, 'slide' | 'large'>) {
  return (
    <div className="page-width pt-10 pb-22 md:pt-12 md:pb-12 lg:pb-16">
      <div className="max-w-[36rem]">
        {title && <h2 className={large ? 'text-display' : undefined}>{title}</h2>}
        {text && <p className="mt-4 max-w-[28rem] text-balance text-lead text-on-dark-soft">{text}</p>}
        <CallToAction link={link} kind={BUTTON_KINDS[buttonType]} size="large" className="mt-6 md:mt-8" />
      </div>
    </div>
  );
}

const scrim =
  'bg-[linear-gradient(to_bottom,rgb(var(--scrim)/calc(.72*var(--shade))),rgb(var(--scrim)/calc(.56*var(--shade)))_40%,transparent_72%)] md:bg-[linear-gradient(to_right,rgb(var(--scrim)/calc(.76*var(--shade))),rgb(var(--scrim)/calc(.5*var(--shade)))_42%,rgb(var(--scrim)/calc(.04*var(--shade)))_80%),linear-gradient(to_top,rgb(var(--scrim)/calc(.6*var(--shade))),transparent_52%)]';
