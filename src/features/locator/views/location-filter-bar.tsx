import { formatMessage } from '../../../shared/sites/format-message.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { connectorKey } from '../location-filters.ts';
import type { LocatorProps, LocatorTexts } from '../locator-props.ts';
import type { LocatorController } from './use-locator.ts';

type Props = LocatorProps & { locator: LocatorController };

/** Open now, power and connector; only what there is something to choose of. Without script they are sent with the form. */
export function LocationFilterBar({ choices, texts, language, locator }: Props) {
  const { filters, filter } = locator;
  const [connector = ''] = filters.connectors;
  if (!choices.openNow && choices.kilowatts.length === 0 && choices.connectors.length === 0) return null;
  return (
    <fieldset className="locator__filters flex flex-wrap gap-2 [&>.field]:min-w-0">
      <legend className="sr-only">{texts.locatorFilters}</legend>
      {choices.openNow && (
        <label className="locator__open-now flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-4.5 text-[0.9375rem] whitespace-nowrap">
          <input
            className="size-4.5 [accent-color:var(--brand-ink)]"
            type="checkbox"
            name="open"
            value="1"
            checked={filters.openNow}
            onChange={({ currentTarget }) => filter({ ...filters, openNow: currentTarget.checked })}
          />
          {texts.locatorOpenNow}
        </label>
      )}
      {choices.kilowatts.length > 0 && (
        <Select
          look="pill"
          label={texts.locatorPower}
          hideLabel
          name="power"
          value={filters.kilowatts === undefined ? '' : String(filters.kilowatts)}
          onChange={({ currentTarget: { value } }) =>
            filter({ ...filters, kilowatts: value === '' ? undefined : Number(value) })
          }
          options={[
            { value: '', label: texts.locatorPowerAny },
            ...choices.kilowatts.map((kilowatts) => ({
              value: String(kilowatts),
              label: formatMessage(texts.locatorPowerFrom, { kilowatts }, language),
            })),
          ]}
        />
      )}
      {choices.connectors.length > 0 && (
        <Select
          look="pill"
          label={texts.locatorConnector}
          hideLabel
          name="connector"
          value={connector}
          onChange={({ currentTarget: { value } }) =>
            filter({ ...filters, connectors: value === '' ? [] : [value] })
          }
          options={[
            { value: '', label: texts.locatorConnectorAny },
            ...choices.connectors.map(({ key, name }) => ({ value: key, label: connectorName(name, texts) })),
          ]}
        />
      )}
    </fieldset>
  );
}

/** Type 2 is spelt differently from language to language; other names are the same everywhere. */
export function connectorName(name: string, texts: Pick<LocatorTexts, 'locatorConnectorType2'>): string {
  return connectorKey({ icon: '', connector: name }) === 'type2' ? texts.locatorConnectorType2 : name;
}
