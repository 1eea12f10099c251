import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import type { fields } from './fields.ts';
import { includesDay, type Weekday } from './today.ts';

type Props = Resolved<typeof fields>['hours'] & { now: Weekday };

export function Hours({ title, rows, today, note, now }: Props) {
  return (
    <div>
      {title && <h2 className="mb-5 text-[2rem]">{title}</h2>}
      <table className="w-full border-t border-line-strong tabular-nums">
        {title && <caption className="sr-only">{title}</caption>}
        <tbody>
          {rows.map((row) => {
            const marked = today !== '' && includesDay(row, now);
            return (
              <tr key={row.days} className={cx('border-b border-line', marked && 'text-brand-ink')}>
                <th
                  scope="row"
                  className={cx('py-3 pr-4 text-left', marked ? 'font-semibold' : 'font-normal')}
                >
                  {row.days}
                  {marked && <span className="ml-1.5 font-display font-normal italic">{today}</span>}
                </th>
                <td className={cx('py-3 text-right whitespace-nowrap', marked && 'font-semibold')}>
                  {row.hours}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {note && <p className="mt-4 text-small text-ink-muted">{note}</p>}
    </div>
  );
}
