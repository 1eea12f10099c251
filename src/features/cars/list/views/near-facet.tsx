import * as LocateFixed from 'lucide-react/icons/locate-fixed';
import { useRef, useState } from 'react';
import { PlaceInput } from '../../../../shared/maps/views/place-input.tsx';
import { useNearMe } from '../../../../shared/maps/views/use-near-me.ts';
import type { Coordinates } from '../../../../shared/platform/coordinates.ts';
import { distanceUnitOf } from '../../../../shared/sites/mileage-unit.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import { formatRadius } from '../../card/format-rough-distance.ts';
import { withNear } from '../car-list.ts';
import { DEFAULT_RADIUS, type DistanceUnit, type Near, radii, roundCoordinates } from '../near.ts';
import { useCarListTools } from './car-list-tools.ts';
import { useGrowsIntoView } from './use-grows-into-view.ts';

/** Cars within … km of a place. Without script the form sends the typed name, and the server looks it up. */
export function NearFacet() {
  const { list, texts, language, country, formId, placeProblem, change } = useCarListTools();
  const { near } = list;
  const unit = distanceUnitOf(country);
  const [chosenRadius, setChosenRadius] = useState(placeProblem?.radius ?? DEFAULT_RADIUS);
  const radius = near?.radius ?? chosenRadius;
  const chosen = near ? { radius, unit: near.unit } : { radius, unit };
  const offered = radii[unit].map((each) => ({ radius: each, unit }));
  const isOffered = offered.some((each) => radiusKey(each, unit) === radiusKey(chosen, unit));
  const options = isOffered ? offered : [...offered, chosen].toSorted((a, b) => a.radius - b.radius);
  const box = useRef<HTMLDivElement>(null);
  useGrowsIntoView(box);
  const me = useNearMe((position) => choose(texts('placeYourPosition'), position));

  function choose(label: string, exact: Coordinates) {
    update({ label, at: roundCoordinates(exact), radius, unit });
  }

  function update(next: Near | undefined) {
    if (next || near) change(withNear(list, next));
  }

  function changeRadius(next: number) {
    setChosenRadius(next);
    if (near) update({ label: near.label, at: near.at, radius: next, unit });
  }

  return (
    <div
      ref={box}
      className="near-facet grid gap-3.5 [&_[data-place-input]>.relative]:flex-wrap [&_[role='listbox']]:static [&_[role='listbox']]:mt-0 [&_[role='listbox']]:flex-[1_0_100%] [&_[role='listbox']]:rounded-field [&_[role='listbox']]:p-1 [&_[role='listbox']]:shadow-none [&_[role='option']]:min-h-12 [&_[role='option']]:px-2 [&_[role='option']]:text-size-small"
    >
      <PlaceInput
        label={texts('listNearPlace')}
        texts={texts}
        name="near"
        form={formId}
        value={near?.label ?? placeProblem?.text ?? ''}
        nearMe=""
        onPlace={({ name, coordinates }) => choose(name, coordinates)}
        onClear={() => update(undefined)}
      />
      <div className="near-facet__row flex items-end gap-3">
        <Select
          label={texts('listNearRadius')}
          name="radius"
          form={formId}
          value={radiusKey(chosen, unit)}
          options={options.map((each) => ({
            value: radiusKey(each, unit),
            label: formatRadius(each, { language, texts }),
          }))}
          onChange={({ currentTarget }) => changeRadius(Number.parseInt(currentTarget.value, 10))}
          autoComplete="off"
        />
        <button
          type="button"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 px-1 text-size-small font-medium noscript:hidden hot:text-brand-ink"
          aria-busy={me.locating || undefined}
          onClick={() => void me.locate()}
        >
          {me.locating ? <Spinner /> : <IconShape of={LocateFixed} size="small" />}
          {texts('placeNearMe')}
        </button>
      </div>
      <span role="status" className="sr-only">
        {me.locating && texts('placeLocating')}
      </span>
    </div>
  );
}

/** As an address has it: a phrase may have said any radius, in either unit. */
function radiusKey({ radius, unit }: Pick<Near, 'radius' | 'unit'>, own: DistanceUnit): string {
  return unit === own ? String(radius) : `${radius}${unit}`;
}
