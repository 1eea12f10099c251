import { formatDay } from '../../../sites/formats.ts';
import type { Language } from '../../../sites/languages.ts';
import type { PageContext } from '../../../sites/page-context.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Hours, OpeningSchedule, Vacation } from '../../dealership.ts';
import { namedHours, parseHours } from '../../hours-text.ts';
import { parseWeekdays } from '../../weekdays.ts';
import type { DepartmentContent } from '../dealer-page-content.ts';

interface Props {
  schedule: OpeningSchedule;
  shown: DepartmentContent;
  page: PageContext;
}

/** The week with today marked; an ongoing vacation takes over, and days that differ follow. */
export function OpeningHours({ schedule, shown, page: { texts, language } }: Props) {
  const { vacation, deviations } = shown;
  return (
    <div className="self-start">
      {vacation && <VacationHours vacation={vacation} shown={shown} texts={texts} language={language} />}
      {schedule.openinghours.length > 0 && (
        <>
          {vacation && (
            <h3 className="mt-5 font-medium text-ink-muted text-small">{texts('dealerOrdinaryHours')}</h3>
          )}
          <Week days={schedule.openinghours} shown={vacation ? undefined : shown} texts={texts} />
        </>
      )}
      {deviations.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 flex items-center gap-2 font-medium text-small">
            <Icon name="calendar-clock" size="small" />
            {texts('dealerDeviatingHours')}
          </h3>
          <dl className="text-small tabular-nums">
            {deviations.map((each) => (
              <Deviation key={each.day} hours={each} language={language} />
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

type WeekProps = {
  days: readonly Hours[];
  /** Without it the week only rests in the background: another one holds. */
  shown: DepartmentContent | undefined;
} & Pick<PageContext, 'texts'>;

function Week({ days, shown, texts }: WeekProps) {
  return (
    <dl className={cx('tabular-nums', !shown && 'text-ink-muted')}>
      {days.map(({ day, displayText }) => {
        const isToday = shown !== undefined && parseWeekdays(day).includes(shown.weekday);
        const hours = (isToday && shown.todaysHours) || displayText;
        const isShut = parseHours(hours)?.length === 0;
        return (
          <div
            key={day}
            className={cx(
              '-mx-3.5 flex items-center gap-3 rounded-field px-3.5',
              shown ? 'min-h-10' : 'min-h-8',
              isToday && 'bg-brand-tint font-medium',
              !isToday && isShut && 'text-ink-muted',
            )}
          >
            <dt className="flex-1">{isToday ? texts('dealerToday', { day }) : day}</dt>
            {isToday && shown.opening && !isShut && <Now shown={shown} texts={texts} />}
            <dd>{hours}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A dot and a word, never colour alone. */
function Now({ shown: { opening }, texts }: { shown: DepartmentContent } & Pick<PageContext, 'texts'>) {
  const isOpen = opening?.state === 'open';
  return (
    <dd className="flex items-center gap-2 text-small">
      <span
        aria-hidden="true"
        className={cx('size-1.5 rounded-full', isOpen ? 'bg-brand' : 'border border-ink-muted')}
      />
      {texts(isOpen ? 'dealerOpenNow' : 'dealerClosedNow')}
    </dd>
  );
}

type VacationProps = { vacation: Vacation; shown: DepartmentContent; language: Language } & Pick<
  PageContext,
  'texts'
>;

function VacationHours({ vacation, shown, language, texts }: VacationProps) {
  const day = formatDay(vacation.vacationend, language);
  const title = vacation.vacationtitle;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 rounded-field bg-accent-tint px-5 py-4">
      <Icon name="calendar-clock" />
      <h3 className="font-medium text-body">{texts('dealerVacationUntil', { title, day })}</h3>
      <dl className="col-start-2 mt-2 text-small tabular-nums">
        {vacation.vacationdays.map(({ day: name, displayText }) => {
          const isToday = parseWeekdays(name).includes(shown.weekday);
          return (
            <div
              key={name}
              className={cx(
                '-mx-2.5 flex justify-between gap-4 rounded-field px-2.5 py-1',
                isToday && 'bg-paper font-medium',
              )}
            >
              <dt>{isToday ? texts('dealerToday', { day: name }) : name}</dt>
              <dd>{(isToday && shown.todaysHours) || displayText}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function Deviation({ hours: { day, displayText }, language }: { hours: Hours; language: Language }) {
  const { name, hours } = namedHours(displayText);
  return (
    <div className="flex justify-between gap-4 border-line border-b py-1.5">
      <dt className="text-ink-muted">
        <time dateTime={day.slice(0, 10)}>{formatDay(day, language)}</time>
        {name && ` ${name}`}
      </dt>
      <dd>{hours}</dd>
    </div>
  );
}
