import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { phoneIcon } from '../phone-icon.tsx';
import { fields as declared } from './fields.ts';
import { grounds } from './grounds.ts';

export const block = { fields: declared, view: SellPanel } satisfies Block<typeof declared>;

type Fields = Resolved<typeof declared>;

/** The one loud panel of a page: what to do with the car you have. */
function SellPanel({ fields }: BlockProps<typeof declared>) {
  if (!fields.title) return null;
  const Heading = fields.titleTag;
  const ground = grounds[fields.tone];
  return (
    <Section>
      <Container className="max-sm:px-2">
        <div className={cx('relative overflow-hidden rounded-panel lg:grid lg:grid-cols-12', ground.panel)}>
          <div className="relative z-1 px-6 py-10 lg:col-span-7 lg:py-16 lg:pr-0 lg:pl-[clamp(1.5rem,4.4vw,4rem)]">
            <Heading className="text-display lg:max-w-[8.4em] xl:max-w-[9.6em]">{fields.title}</Heading>
            {fields.text && <p className="mt-6 max-w-lg text-lead">{fields.text}</p>}
            <Buttons fields={fields} />
          </div>
          {/* The blur that other pictures show while they load would stay visible behind a cut-out. */}
          {fields.image && (
            <Picture
              picture={{ ...fields.image, placeholder: undefined }}
              sizes="(min-width: 64rem) 50vw, 108vw"
              className="relative -mx-[4%] -mt-2 -mb-3 w-[108%] max-w-none lg:absolute lg:-right-[6.5%] lg:bottom-20 lg:m-0 lg:w-[50%] xl:w-[55%]"
            />
          )}
          <Steps steps={fields.steps} line={ground.line} />
        </div>
      </Container>
    </Section>
  );
}

function Buttons({ fields: { link, secondLink, tone } }: { fields: Fields }) {
  if (!link && !secondLink) return null;
  const { act, aside } = grounds[tone];
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <CallToAction link={link} size="large" {...act} iconAfter={<Icon name="arrow-right" />} />
      <CallToAction link={secondLink} size="large" {...aside} icon={phoneIcon(secondLink)} />
    </div>
  );
}

function Steps({ steps, line }: { steps: Fields['steps']; line: string }) {
  if (steps.length === 0) return null;
  return (
    <ol
      className={cx(
        'relative z-1 border-t bg-inherit sm:grid sm:auto-cols-fr sm:grid-flow-col lg:col-span-12',
        line,
      )}
    >
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={cx(
            'flex min-h-18 items-center gap-4 px-6 py-3 not-first:border-t sm:min-h-22 sm:not-first:border-t-0 sm:not-first:border-l',
            'lg:first:pl-[clamp(1.5rem,4.4vw,4rem)] lg:not-first:pl-8',
            line,
          )}
        >
          <span aria-hidden="true" className="num font-heading text-title">
            {index + 1}
          </span>
          <span className="leading-snug">
            {title}
            <span className="block text-small">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
