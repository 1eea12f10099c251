import { formatDay } from '../../../sites/formats.ts';
import type { PageContext } from '../../../sites/page-context.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { feedText } from '../../dealer-words.ts';
import type { Hours, OpeningSchedule, Vacation } from '../../dealership.ts';
import { feedLanguage } from '../../feed-language.ts';
import { namedHours, parseHours } from '../../hours-text.ts';
import { parseWeekdays, weekdaysInLanguage } from '../../weekdays.ts';
import type { DepartmentContent } from '../dealer-page-content.ts';

interface Props {
  schedule: OpeningSchedule;
  shown: DepartmentContent;
  page: PageContext;
}

/** The week with today marked; an ongoing vacation takes over, and days that differ follow. */
export function OpeningHours({ schedule, shown, page }: Props) {
  const { vacation, deviations } = shown;
  const { texts } = page;
  return (
    <div className="self-start">
      {vacation && <VacationHours vacation={vacation} shown={shown} page={page} />}
      {schedule.openinghours.length > 0 && (
        <>
          {vacation && (
            <h3 className="mt-5 font-medium text-ink-muted text-small">{texts('dealerOrdinaryHours')}</h3>
          )}
          <Week days={schedule.openinghours} shown={vacation ? undefined : shown} page={page} />
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
              <Deviation key={each.day} hours={each} page={page} />
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
  page: PageContext;
};

function Week({ days, shown, page }: WeekProps) {
  const { texts } = page;
  return (
    <dl className={cx('tabular-nums', !shown && 'text-ink-muted')}>
      {days.map(({ day, displayText }) => {
        const isToday = shown !== undefined && parseWeekdays(day).includes(shown.weekday);
        const hours = (isToday && shown.todaysHours) || displayText;
        const isShut = parseHours(hours)?.length === 0;
        const name = dayInLanguage(day, page);
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
            <dt className="flex-1">{isToday ? texts('dealerToday', { day: name }) : name}</dt>
            {isToday && shown.opening && !isShut && <Now shown={shown} texts={texts} />}
            <dd>{hoursInLanguage(hours, page)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** As the schedule writes it on pages in its language (DSD-09). */
function dayInLanguage(day: string, page: PageContext): string {
  return feedLanguage(page) ? weekdaysInLanguage(day, page.language) : day;
}

/** Figures are the same everywhere; the feed's word for closed is not. */
function hoursInLanguage(hours: string, page: PageContext): string {
  const isShut = parseHours(hours)?.length === 0;
  return isShut && feedLanguage(page) ? page.texts('dealerClosed') : hours;
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

type VacationProps = { vacation: Vacation; shown: DepartmentContent; page: PageContext };

function VacationHours({ vacation, shown, page }: VacationProps) {
  const { language, texts } = page;
  const day = formatDay(vacation.vacationend, language);
  const { text: title } = feedText(vacation.vacationtitle, vacation.vacationtitle_by_language, page);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 rounded-field bg-accent-tint px-5 py-4">
      <Icon name="calendar-clock" />
      <h3 className="font-medium text-body">{texts('dealerVacationUntil', { title, day })}</h3>
      <dl className="col-start-2 mt-2 text-small tabular-nums">
        {vacation.vacationdays.map(({ day: feedName, displayText }) => {
          const isToday = parseWeekdays(feedName).includes(shown.weekday);
          const name = dayInLanguage(feedName, page);
          return (
            <div
              key={feedName}
              className={cx(
                '-mx-2.5 flex justify-between gap-4 rounded-field px-2.5 py-1',
                isToday && 'bg-paper font-medium',
              )}
            >
              <dt>{isToday ? texts('dealerToday', { day: name }) : name}</dt>
              <dd>{hoursInLanguage((isToday && shown.todaysHours) || displayText, page)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function Deviation({ hours: line, page }: { hours: Hours; page: PageContext }) {
  const { day, displayText, displayText_by_language: byLanguage } = line;
  const { name: feedName, hours } = namedHours(displayText);
  const translated = namedHours(byLanguage?.[page.language] ?? '').name;
  const name = feedName && feedText(feedName, translated ? { [page.language]: translated } : undefined, page);
  return (
    <div className="flex justify-between gap-4 border-line border-b py-1.5">
      <dt className="text-ink-muted">
        <time dateTime={day.slice(0, 10)}>{formatDay(day, page.language)}</time>
        {name && ' '}
        {name && <span lang={name.lang}>{name.text}</span>}
      </dt>
      <dd>{hoursInLanguage(hours, page)}</dd>
    </div>
  );
}
