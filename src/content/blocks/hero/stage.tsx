import type { Picture as PictureData } from '../../../shared/platform/picture.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Buttons } from './buttons.tsx';
import type { HeroFields } from './hero-fields.ts';
import { SectionBar } from './section-bar.tsx';
import { rise } from './styles.ts';

/** A cut-out car in the colours of the design: on a lit floor (Stage) or in a ring on dark (Spotlight). */
export function StageHero(hero: HeroFields) {
  return (
    <div data-hero={hero.variant} className={cx(hero.hasMarginTop && 'mt-section')}>
      <SectionBar label={hero.quickLinksLabel} links={hero.quickLinks} />
      {hero.variant === 'Stage' ? <Stage {...hero} /> : <Spotlight {...hero} />}
      <Figures of={hero.figures} />
    </div>
  );
}

function Stage({ title, titleTag: Title, text, image, ...hero }: HeroFields) {
  return (
    <section className="overflow-hidden bg-[linear-gradient(to_bottom,var(--paper),var(--stage-light)_40%,var(--stage)_90%,var(--stage-deep))]">
      <div className="page-width grid pt-[clamp(2.5rem,5vw,4.5rem)]">
        <div className="grid items-end gap-x-16 md:grid-cols-[7fr_5fr]">
          <Title className={cx('text-display', rise.first)}>{title}</Title>
          <div className={cx('max-md:mt-4', rise.second)}>
            <p className="max-w-[28rem] text-ink-muted text-lead">{text}</p>
          </div>
          <Buttons {...hero} textColor="Black" className={cx('mt-8 md:col-start-2', rise.third)} />
        </div>
        {image && (
          <Car
            of={image}
            sizes="(min-width: 80rem) 76rem, 116vw"
            className="-mb-[3%] w-[116%] max-w-none justify-self-center max-md:-mx-[8%] max-md:-mt-[2%] md:-mt-[5.5%] md:w-[min(100%,76rem)]"
          />
        )}
      </div>
    </section>
  );
}

function Spotlight({ title, titleTag: Title, text, image, ...hero }: HeroFields) {
  return (
    <section className="on-dark relative overflow-hidden bg-dark text-on-dark">
      <div aria-hidden="true" className={ring} />
      <div className="page-width grid items-center gap-4 pt-10 pb-8 md:min-h-[min(46rem,82svh)] md:grid-cols-2 md:py-16">
        <div className="relative">
          <Title className={cx('text-display', rise.first)}>{title}</Title>
          <p className={cx('mt-6 max-w-[28rem] text-lead text-on-dark-soft', rise.second)}>{text}</p>
          <Buttons {...hero} className={cx('mt-8', rise.third)} />
        </div>
        {image && (
          <Car
            of={image}
            sizes="(min-width: 48rem) 59vw, 112vw"
            className="max-md:-mx-[6%] md:-ml-[12%] relative w-[112%] max-w-none md:w-[118%]"
          />
        )}
      </div>
    </section>
  );
}

const ring =
  'absolute aspect-square rounded-full border-[3px] border-accent bg-[radial-gradient(circle_at_50%_40%,var(--halo,var(--brand)),var(--halo-mid,var(--dark))_62%,var(--halo-edge,var(--dark)))] ' +
  'max-md:right-[-16vw] max-md:bottom-[-22vw] max-md:w-[92vw] md:top-1/2 md:right-[-6vw] md:w-[min(52vw,46rem)] md:-translate-y-1/2';

/** The blur that other pictures show while they load would stay visible behind a cut-out. */
function Car({ of: picture, sizes, className }: { of: PictureData; sizes: string; className: string }) {
  return (
    <div className={className}>
      <Picture picture={{ ...picture, placeholder: undefined }} sizes={sizes} priority />
    </div>
  );
}

function Figures({ of: figures }: { of: HeroFields['figures'] }) {
  if (figures.length === 0) return null;
  return (
    <div className="page-width mt-8 md:mt-16">
      <dl className="grid grid-cols-2 gap-x-gap gap-y-4 border-line border-t pt-6 md:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-muted text-small">{label}</dt>
            <dd className="text-title">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
