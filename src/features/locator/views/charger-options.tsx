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
    <span className="location-card__short">
      <ConnectorIcon icon={first.icon} />
      {parts.join(', ').replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' kW', '\u00a0kW')}
    </span>
  );
}

/** A line for each kind of socket: power, connector, number (LOC-12). */
export function ChargerOptions({ options, texts, language }: Props) {
  if (options.length === 0) return null;
  return (
    <ul className="charger-options">
      {options.map((option) => (
        <li key={option.id}>
          <ConnectorIcon icon={option.icon} />
          <span className="charger-options__power">
            <b>{formatKilowatts(option.watts, language)}</b> kW
          </span>
          <span className="charger-options__connector">
            {option.icon || connectorName(option.connector ?? '', texts)}
          </span>
          <span className="charger-options__amount">
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
    <ul className="charger-row">
      {options.slice(0, MAX_IN_PREVIEW).map((option) => (
        <li key={option.id}>
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
