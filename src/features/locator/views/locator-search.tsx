import * as Building2 from 'lucide-react/icons/building-complex';
import * as EvCharger from 'lucide-react/icons/ev-charger';
import { useMemo, useState } from 'react';
import { PlaceInput } from '../../../shared/maps/views/place-input.tsx';
import { formatMessage } from '../../../shared/sites/format-message.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { addressLine } from '../location.ts';
import type { LocatorProps } from '../locator-props.ts';
import { locationSuggester, type SuggestedLocation } from '../suggest-locations.ts';
import { LocationFilterBar } from './location-filter-bar.tsx';
import type { LocatorController } from './use-locator.ts';

type Props = LocatorProps & { locator: LocatorController };

/** Suggests locations, and finds places by name. Without script the form is sent, and the server finds the place. */
export function LocatorSearch({ locator, ...props }: Props) {
  const { texts, placeTexts, language, search, settings, address } = props;
  const [typed, setTyped] = useState('');
  const { marked: known } = locator;
  const suggest = useMemo(() => locationSuggester(known), [known]);
  const suggested = useMemo(() => suggest(typed), [suggest, typed]);
  const failed = search.state === 'notFound' || search.state === 'unavailable' ? search : undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a form inside a search element would need a box of its own */}
      <form
        role="search"
        action={address}
        className="mt-5 grid gap-2"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <PlaceInput
          label={texts.locatorSearchLabel}
          hideLabel
          name="q"
          placeholder={texts.searchPlaceholder}
          texts={(key, values = {}) => formatMessage(placeTexts[key], values, language)}
          value={locator.near?.label ?? failed?.term ?? ''}
          country={settings.country}
          suggestions={suggested.map((each) => toSuggestion(each, locator.open))}
          withPlaces
          nearMe={texts.nearMePanelText}
          onSearchText={setTyped}
          onPlace={({ name, coordinates }) => locator.goNear({ label: name, coordinates })}
          onClear={locator.clear}
        />
        <LocationFilterBar {...props} locator={locator} />
        <button type="submit" className={buttonClass({ kind: 'secondary' }, 'without-script')}>
          {texts.locatorSearch}
        </button>
      </form>
      {search.state === 'found' && search.guessed && locator.near?.label === search.near.label && (
        <p role="status" className="mt-2 text-size-small text-ink-muted">
          {formatMessage(placeTexts.placeGuessed, { text: search.term, place: search.near.label }, language)}
        </p>
      )}
      {failed && (
        <p role="alert" className="mt-3 text-size-small text-danger without-script">
          {formatMessage(
            failed.state === 'notFound' ? placeTexts.placeNotFound : placeTexts.placeUnavailable,
            { text: failed.term },
            language,
          )}
        </p>
      )}
    </>
  );
}

function toSuggestion({ location, isSimilar }: SuggestedLocation, open: (id: string) => void) {
  return {
    isSimilar,
    id: location.id,
    title: location.name,
    detail: addressLine(location),
    icon: <IconShape of={location.chargerOptions.length > 0 ? EvCharger : Building2} />,
    onSelect: () => open(location.id),
  };
}
