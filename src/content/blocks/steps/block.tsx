import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = { fields, view: Steps } satisfies Block<typeof fields>;

type Props = BlockProps<typeof fields>;

function Steps({ fields }: Props) {
  const { title, titleSize, text, tone, steps } = fields;
  if (steps.length === 0) return null;
  const dark = tone === 'dark';
  return (
    <Section ground={dark ? 'ink' : 'paper'}>
      <Container>
        {title && (
          <h2 className={cx('whitespace-pre-line', titleSize === 'large' && 'text-display')}>{title}</h2>
        )}
        {text && (
          <p className={cx('mt-6 max-w-[36rem] text-lead', dark ? 'text-on-dark-soft' : 'text-ink-muted')}>
            {text}
          </p>
        )}
        <ol
          className={cx('grid gap-x-gap gap-y-10', widths(steps.length), (title || text) && 'mt-10 lg:mt-16')}
        >
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={cx(
                'grid grid-cols-[4rem_1fr] gap-x-4 border-t pt-6 lg:block',
                dark ? 'border-line-on-dark' : 'border-line-strong',
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'row-span-2 block font-display text-[3rem] leading-none font-heading tracking-[-0.045em] lg:mb-6 lg:text-[4rem]',
                  dark ? signalOnInk : 'text-brand-ink',
                )}
              >
                {index + 1}
              </span>
              <h3 className="text-[1.5rem]">{step.title}</h3>
              <p className={cx('mt-2 max-w-[22rem]', dark ? 'text-on-dark-soft' : 'text-ink-muted')}>
                {step.text}
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

// The accent where it can be read on ink, white in the designs where it cannot (bmw, mini).
const signalOnInk = 'text-(color:--focus-on-dark)';

function widths(count: number): string {
  return count % 3 === 0 ? 'lg:grid-cols-3' : count === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-4';
}
