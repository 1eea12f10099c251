import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { localeOf } from '../../../shared/sites/formats.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields as declared } from './fields.ts';
import { type BayDay, type BayPlan, formatClock, type Span } from './free-bays.ts';

type Fields = Resolved<typeof declared>;
const HOUR = 60;

/** Bays under each other, the hours of a day from left to right; what is free is also said in words. */
export function BayTimetable({ fields, data, page }: BlockProps<typeof declared, BayPlan | undefined>) {
  if (!data || fields.bays.length === 0) return null;
  const { texts } = page;
  const { chosen } = data;
  return (
    <Section id="bays">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div>
            {fields.title && (
              <h2 className="text-[clamp(2.25rem,1.6rem+2.9vw,4rem)] leading-[1.05]">{fields.title}</h2>
            )}
            {fields.text && <p className="mt-4 max-w-[36rem] text-ink-muted text-lead">{fields.text}</p>}
          </div>
          <CallToAction link={fields.link} size="large" />
        </div>
        <Days data={data} page={page} />
        <p className="mt-6 text-ink-muted">
          {texts('bayOpenHours', { from: formatClock(chosen.open.from), to: formatClock(chosen.open.to) })}
        </p>
        <div className="mt-4 grid gap-x-8 border-line-strong border-t md:grid-cols-[13rem_1fr]">
          <Scale open={chosen.open} />
          {fields.bays.map((bay, at) => (
            <Bay key={bay.name} bay={bay} free={data.free[at] ?? []} data={data} page={page} />
          ))}
        </div>
        <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-ink-muted text-small">
          <Key label={texts('bayFree')} className="fill-accent" />
          <Key label={texts('bayTaken')} className="fill-stage-deep" />
          {fields.note && <p>{fields.note}</p>}
        </div>
      </Container>
    </Section>
  );
}

function Days({ data: { days, chosen }, page }: { data: BayPlan; page: PageContext }) {
  return (
    <nav aria-label={page.texts('bayDays')} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {days.map((day) => (
          <li key={day.date}>
            <a
              href={`${page.href(page.path)}?day=${day.date}#bays`}
              aria-current={day === chosen ? 'date' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-pill border px-5',
                day === chosen ? 'border-ink bg-ink text-on-ink' : 'border-line-strong hover:border-ink',
              )}
            >
              {dayName(day, page)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function dayName({ date, ahead }: BayDay, { texts, language }: PageContext): string {
  if (ahead === 0) return texts('bayToday');
  if (ahead === 1) return texts('bayTomorrow');
  const name = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
}

/** Every third hour above the bars; for the eye only. */
function Scale({ open }: { open: Span }) {
  const hours = Array.from({ length: Math.floor((open.to - open.from) / HOUR) + 1 }, (_, at) => at)
    .filter((at) => at % 3 === 0)
    .map((at) => open.from + at * HOUR);
  return (
    <svg
      aria-hidden="true"
      height="24"
      className="mt-3 w-full overflow-visible fill-ink-muted max-md:hidden md:col-start-2"
    >
      {hours.map((at) => (
        <text
          key={at}
          x={`${share(open, at)}%`}
          y="16"
          fontSize="13"
          textAnchor={at === open.from ? 'start' : at === open.to ? 'end' : 'middle'}
        >
          {formatClock(at)}
        </text>
      ))}
    </svg>
  );
}

type BayProps = { bay: Fields['bays'][number]; free: readonly Span[]; data: BayPlan; page: PageContext };

function Bay({ bay, free, data: { chosen, now }, page }: BayProps) {
  const { open } = chosen;
  const times = free.map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`).join(', ');
  return (
    <div className="grid border-line border-b py-4 md:col-span-2 md:grid-cols-subgrid">
      <div>
        <h3 className="text-[1.25rem]">{bay.name}</h3>
        {bay.note && <p className="text-ink-muted text-small">{bay.note}</p>}
      </div>
      <div className="max-md:mt-3">
        <svg aria-hidden="true" width="100%" height="28" className="block overflow-visible">
          <rect width="100%" height="28" rx="4" className="fill-stage-deep" />
          {free.map((span) => (
            <rect
              key={span.from}
              x={`${share(open, span.from)}%`}
              width={`${share(open, span.to) - share(open, span.from)}%`}
              height="28"
              rx="4"
              className="fill-accent"
            />
          ))}
          {now !== undefined && now > open.from && (
            <line
              x1={`${share(open, now)}%`}
              x2={`${share(open, now)}%`}
              y1="-4"
              y2="32"
              className="stroke-2 stroke-ink"
            />
          )}
        </svg>
        <p className="mt-2 num whitespace-normal">
          {free.length > 0 ? `${page.texts('bayFree')} ${times}` : page.texts('bayFull')}
        </p>
      </div>
    </div>
  );
}

function Key({ label, className }: { label: string; className: string }) {
  return (
    <p className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="20" height="12">
        <rect width="20" height="12" rx="3" className={className} />
      </svg>
      {label}
    </p>
  );
}

function share({ from, to }: Span, at: number): number {
  return Math.round(((Math.min(Math.max(at, from), to) - from) / (to - from)) * 1000) / 10;
}
