import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { RichText } from '../../../shared/platform/fields/rich-text.ts';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Container } from '../../../shared/ui/section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { fields } from './fields.ts';
import type { TodaysLine } from './todays-line.ts';

type Props = Resolved<typeof fields>['opening'] & { today: TodaysLine | undefined };

/** One plate and a promise: the only place where a page may have type this large. */
export function Opening({ title, text, link, secondLink, image, caption, price, today }: Props) {
  return (
    <section className="overflow-x-clip">
      <Container className="grid items-center gap-8 pt-4 pb-[clamp(4rem,7.8vw,7rem)] md:grid-cols-[7fr_5fr] md:pt-[clamp(1.5rem,3.4vw,3rem)]">
        <div className="relative z-1">
          {today && (
            <p className="mb-4 font-medium text-brand-ink md:mb-8">
              {today.date}. {today.line}
            </p>
          )}
          <h1 className="max-w-[9.2em] font-[380] text-[clamp(3rem,1.4rem+6.6vw,7rem)] text-brand-ink leading-none tracking-[-0.035em]">
            <RichHeading of={title} />
          </h1>
          {text && <p className="mt-8 max-w-[30rem] text-[1.1875rem] leading-[1.6]">{text}</p>}
          <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <CallToAction link={link} size="large" className="max-md:w-full" />
            {secondLink && <TextLink href={secondLink.href}>{secondLink.text}</TextLink>}
          </p>
        </div>
        {image && (
          <figure className="mr-[-22vw] ml-[8vw] md:mr-[calc(-1*var(--gutter)-3vw)] md:ml-[-5vw]">
            {/* A blur placeholder would show behind a cut-out. */}
            <Picture
              picture={{ ...image, placeholder: undefined }}
              sizes="(min-width: 48rem) 50vw, 110vw"
              className="w-full"
              priority
            />
            {caption && (
              <figcaption className="mt-1 ml-[-8vw] flex gap-4 pr-[22vw] font-display text-[1.0625rem] italic md:mt-[-1.5vw] md:ml-0 md:justify-center md:pr-[5vw]">
                {caption}
                {price && (
                  <span className="whitespace-nowrap font-sans tabular-nums not-italic">{price}</span>
                )}
              </figcaption>
            )}
          </figure>
        )}
      </Container>
    </section>
  );
}

function RichHeading({ of: title }: { of: RichText }) {
  const spans = title.flatMap((part) => (part.kind === 'list' ? [] : part.children));
  return spans.map(({ text, emphasis }) =>
    emphasis ? (
      <em key={text} className="font-[340]">
        {text}
      </em>
    ) : (
      text
    ),
  );
}
