import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { formatUnit, timeLeft, units } from './time-left.ts';

type Words = Record<(typeof units)[number] | 'pause' | 'resume', string>;
type Props = { leftMs: number; words: Words; dark: boolean };

/** Four figures, and a button that stops them: what moves by itself can be stopped. */
export function Clock({ leftMs, words, dark }: Props) {
  const left = timeLeft(leftMs);
  const line = dark ? 'border-line-on-dark' : 'border-line-strong';
  return (
    <div className="max-w-140">
      <div role="timer" className={cx('border-y', line)}>
        <dl className="grid grid-cols-4">
          {units.map((unit) => (
            <div
              key={unit}
              className={cx(
                'flex flex-col-reverse py-4 not-first:border-l not-first:pl-3 sm:pr-8 sm:not-first:pl-6',
                line,
              )}
            >
              <dt className={cx('text-small', dark ? 'text-on-dark-soft' : 'text-ink-muted')}>
                {words[unit]}
              </dt>
              <dd
                data-unit={unit}
                className="num font-heading text-[clamp(2rem,1.4rem+2.6vw,4rem)] leading-none tracking-[-0.02em]"
              >
                {formatUnit(left, unit)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <button
        type="button"
        data-on={words.pause}
        data-off={words.resume}
        className="invisible mt-3 inline-flex min-h-8 items-center gap-2 text-small hover:underline hover:underline-offset-4 group-data-over/countdown:hidden"
      >
        <Icon name="pause" size="small" className="group-not-data-running/countdown:hidden" />
        <Icon name="play" size="small" className="group-data-running/countdown:hidden" />
        <span />
      </button>
    </div>
  );
}
