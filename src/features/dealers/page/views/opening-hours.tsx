import { formatDay } from '../../../../shared/sites/formats.ts';
import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import type { FeedText } from '../../dealer-words.ts';
import type { DepartmentContent } from '../dealer-page-content.ts';
import type { DayWords, DepartmentWords } from '../department-words.ts';

interface Props {
  shown: DepartmentContent;
  page: PageContext;
}

/** The week with today marked; an ongoing vacation takes over, and days that differ follow. */
export function OpeningHours({ shown, page }: Props) {
  const { vacation, week, deviations } = shown.words;
  const { texts } = page;
  return (
    <div className="self-start">
      {vacation && <VacationHours vacation={vacation} page={page} />}
      {week.length > 0 && (
        <>
          {vacation && (
            <h3 className="mt-5 font-medium text-ink-muted text-small">{texts('dealerOrdinaryHours')}</h3>
          )}
          <Week week={week} shown={vacation ? undefined : shown} page={page} />
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
              <Deviation key={each.day} {...each} page={page} />
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

type WeekProps = {
  week: readonly DayWords[];
  /** Without it the week only rests in the background: another one holds. */
  shown: DepartmentContent | undefined;
  page: PageContext;
};

function Week({ week, shown, page }: WeekProps) {
  const { texts } = page;
  return (
    <dl className={cx('tabular-nums', !shown && 'text-ink-muted')}>
      {week.map(({ day, hours, isToday, isShut }) => (
        <div
          key={day.text}
          className={cx(
            '-mx-3.5 flex items-center gap-3 rounded-field px-3.5',
            shown ? 'min-h-10' : 'min-h-8',
            isToday && 'bg-brand-tint font-medium',
            !isToday && isShut && 'text-ink-muted',
          )}
        >
          <dt lang={day.lang} className="flex-1">
            {isToday ? texts('dealerToday', { day: day.text }) : day.text}
          </dt>
          {isToday && shown?.opening && !isShut && <Now shown={shown} texts={texts} />}
          <dd lang={hours.lang}>{hours.text}</dd>
        </div>
      ))}
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

type VacationProps = { vacation: NonNullable<DepartmentWords['vacation']>; page: PageContext };

function VacationHours({ vacation: { title, end, week }, page }: VacationProps) {
  const { language, texts } = page;
  // Only the title is the feed's; the rest of the line is in the language of the page.
  const day = formatDay(end, language);
  const [before, after] = texts('dealerVacationUntil', { title: TITLE, day }).split(TITLE);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 rounded-field bg-accent-tint px-5 py-4">
      <Icon name="calendar-clock" />
      <h3 className="font-medium text-body">
        {before}
        <FeedWords {...title} />
        {after}
      </h3>
      <dl className="col-start-2 mt-2 text-small tabular-nums">
        {week.map(({ day, hours, isToday }) => (
          <div
            key={day.text}
            className={cx(
              '-mx-2.5 flex justify-between gap-4 rounded-field px-2.5 py-1',
              isToday && 'bg-paper font-medium',
            )}
          >
            <dt lang={day.lang}>{isToday ? texts('dealerToday', { day: day.text }) : day.text}</dt>
            <dd lang={hours.lang}>{hours.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type DeviationProps = DepartmentWords['deviations'][number] & { page: PageContext };

function Deviation({ day, name, hours, page }: DeviationProps) {
  return (
    <div className="flex justify-between gap-4 border-line border-b py-1.5">
      <dt className="text-ink-muted">
        <time dateTime={day.slice(0, 10)}>{formatDay(day, page.language)}</time>
        {name && ' '}
        {name && <FeedWords {...name} />}
      </dt>
      <dd lang={hours.lang}>{hours.text}</dd>
    </div>
  );
}

const TITLE = '\u0000';

function FeedWords({ text, lang }: FeedText) {
  return lang ? <span lang={lang}>{text}</span> : text;
}
