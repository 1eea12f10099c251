import { formatMessage } from '../../../shared/sites/format-message.ts';
import { formatKilowatts } from '../charging-power.ts';
import type { ChargerOption } from '../location.ts';
import type { LocatorTexts } from '../locator-props.ts';
import { ConnectorIcon } from './connector-icon.tsx';
import { connectorName } from './location-filter-bar.tsx';

type Props = { options: readonly ChargerOption[]; texts: LocatorTexts; language: string };

/** '4 × 150 kW, 6 × 22 kW', under the name of a folded card. */
export function ChargerSummary({ options, language }: Omit<Props, 'texts'>) {
  const [first] = options;
  if (!first) return null;
  const parts = options.map(({ amount, watts }) => `${amount} × ${formatKilowatts(watts, language)} kW`);
  return (
    <span className="location-card__short mt-1.5 flex items-center gap-2 font-medium text-ink tabular-nums [.location-card_details[open]_&]:hidden">
      <ConnectorIcon icon={first.icon} />
      {parts.join(', ').replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' kW', '\u00a0kW')}
    </span>
  );
}

/** A line for each kind of socket: power, connector, number (LOC-12). */
export function ChargerOptions({ options, texts, language }: Props) {
  if (options.length === 0) return null;
  return (
    <ul className="charger-options border-t border-t-line">
      {options.map((option) => (
        <li
          className="grid min-h-13 grid-cols-[1.75rem_5rem_1fr_auto] items-center gap-2 border-b border-b-line tabular-nums lg:grid-cols-[1.75rem_5.5rem_1fr_auto]"
          key={option.id}
        >
          <ConnectorIcon icon={option.icon} />
          <span>
            <b className="text-[1.375rem] font-normal tracking-(--track-2)">
              {formatKilowatts(option.watts, language)}
            </b>{' '}
            kW
          </span>
          <span className="text-size-small text-ink-muted">
            {option.icon || connectorName(option.connector ?? '', texts)}
          </span>
          <span className="font-medium">
            {formatMessage(texts.locatorSockets, { count: option.amount }, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const MAX_IN_PREVIEW = 3;

/** The same in one row, for the card beside a marker. */
export function ChargerOptionsRow({ options, texts, language }: Props) {
  if (options.length === 0) return null;
  return (
    <ul className="charger-row mt-4 grid grid-cols-[repeat(3,1fr)] border-y border-y-line tabular-nums [&_b]:block [&_b]:text-[0.9375rem] [&_b]:font-medium [&_b]:text-ink">
      {options.slice(0, MAX_IN_PREVIEW).map((option) => (
        <li
          className="flex items-center gap-2 py-3 text-size-micro leading-[1.3] text-ink-muted"
          key={option.id}
        >
          <ConnectorIcon icon={option.icon} />
          <span>
            <b>{formatKilowatts(option.watts, language)} kW</b>
            {formatMessage(texts.locatorSockets, { count: option.amount }, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
