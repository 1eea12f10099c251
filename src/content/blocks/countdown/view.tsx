import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { BUTTON_KINDS } from '../../../shared/ui/button.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import type { BlockProps } from '../block.ts';
import { HalfPicture } from '../half-picture.tsx';
import { Clock } from './clock.tsx';
import type { fields as declared } from './fields.ts';

type Fields = Resolved<typeof declared>;

/** The moment it ends, and how far off that was when the page was made. */
export type Target = { endsAt: number; leftMs: number };

/** Words and a clock that runs down. The page has the values of its making; the script sets them right at once. */
export function Countdown({ fields, data, page }: BlockProps<typeof declared, Target | undefined>) {
  if (!data) return null;
  const dark = fields.background === 'brand' || fields.background === 'ink';
  return (
    <section
      data-script="countdown"
      data-ends-at={data.endsAt}
      data-over={data.leftMs <= 0 ? '' : undefined}
      className={cx('group/countdown overflow-clip', grounds[fields.background], dark && 'on-dark')}
    >
      <div className={cx('page-width grid', fields.image && 'lg:grid-cols-2')}>
        <div
          className={cx(
            'py-16 lg:py-section',
            fields.image
              ? 'lg:pr-[clamp(0rem,4vw,4rem)]'
              : 'grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1fr_auto]',
          )}
        >
          <Heading fields={fields} dark={dark} />
          <div className={cx(fields.image && 'mt-10')}>
            <Clock leftMs={data.leftMs} words={clockTexts(page.texts)} dark={dark} />
            {!fields.image && <Button fields={fields} className="mt-8 lg:hidden" />}
          </div>
          {fields.image && <Button fields={fields} className="mt-10" />}
        </div>
        <HalfPicture picture={fields.image} />
      </div>
    </section>
  );
}

function Heading({ fields, dark }: { fields: Fields; dark: boolean }) {
  const { title, titleTag: Title, text, textAfter, image } = fields;
  const lead = cx('mt-4 max-w-[30rem] text-lead', dark ? 'text-on-dark-soft' : 'text-ink-muted');
  return (
    <div>
      {title && <Title className={cx('max-w-[14em]', Title === 'h1' && 'text-display')}>{title}</Title>}
      {text && <p className={cx(lead, textAfter && 'group-data-over/countdown:hidden')}>{text}</p>}
      {textAfter && <p className={cx(lead, 'group-not-data-over/countdown:hidden')}>{textAfter}</p>}
      {!image && <Button fields={fields} className="mt-8 max-lg:hidden" />}
    </div>
  );
}

function Button({ fields: { link, buttonType }, className }: { fields: Fields; className: string }) {
  return (
    <CallToAction
      link={link}
      kind={BUTTON_KINDS[buttonType]}
      size="large"
      className={cx('max-sm:w-full', className)}
    />
  );
}

function clockTexts(texts: Texts) {
  return {
    days: texts('countdownDays'),
    hours: texts('countdownHours'),
    minutes: texts('countdownMinutes'),
    seconds: texts('countdownSeconds'),
    pause: texts('countdownPause'),
    resume: texts('countdownResume'),
  };
}

const grounds = {
  brand: 'section--brand',
  ink: 'section--ink',
  stage: 'section--stage',
  paper: '',
};
