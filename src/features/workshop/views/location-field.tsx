import * as LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { PlaceInput } from '../../../shared/maps/views/place-input.tsx';
import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { BookingLocation } from '../flow/booking-flow-state.ts';
import type { BookingFlow } from './use-booking-flow.ts';
import { useMyLocation } from './use-my-location.ts';

type Props = {
  flow: BookingFlow;
  start: BookingLocation | undefined;
  /** Undefined while what is typed is no chosen place (SB-20). */
  onChange: (location: BookingLocation | undefined, typed: string) => void;
};

/** Where the visitor wants a workshop: a place from the suggestions, or their own position. */
export function LocationField({ flow: { props, texts }, start, onChange }: Props) {
  const [name, setName] = useState(start?.name ?? '');
  const [typed, setTyped] = useState('');
  const [isUnavailable, setIsUnavailable] = useState(false);
  /** Another key makes the field show a position of the same name as what was chosen before. */
  const [located, setLocated] = useState(0);
  const myLocation = useMyLocation(texts, (location) => {
    choose(location);
    setIsUnavailable(false);
    setLocated((count) => count + 1);
  });

  function choose(location: BookingLocation) {
    setName(location.name);
    setTyped('');
    myLocation.clearError();
    onChange(location, '');
  }

  function type(text: string) {
    setTyped(text);
    onChange(undefined, text);
  }

  function fail() {
    reportClientError('PLACE_SEARCH_FAILED', 'car-step', 'the geocoder does not respond');
    setIsUnavailable(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls what is focused inside
    <div
      className="booking-car__place grid max-w-136 justify-items-start gap-2 max-sm:scroll-mt-24 sm:max-w-none [&>.field]:w-full [&>[role='alert']:empty]:hidden"
      onFocus={({ currentTarget }) => makeRoom(currentTarget)}
    >
      {isUnavailable ? (
        <MapsFailed texts={texts} onRetry={() => setIsUnavailable(false)} />
      ) : (
        <PlaceInput
          key={located}
          label={texts('bookingPlace')}
          icon="pin"
          nearMe=""
          texts={texts}
          value={name}
          onlyCountry={props.country}
          onPlace={({ id, name: label, context, region = context, coordinates }) =>
            choose({ name: label, ...coordinates, placeId: id, region })
          }
          onClear={() => {
            setName('');
            type('');
          }}
          onSearchText={type}
          onUnavailable={fail}
        />
      )}
      {typed && <p className="field__hint">{texts('bookingPlaceHint')}</p>}
      <button
        type="button"
        className="booking-car__locate min-h-11 items-center gap-2 font-medium hot:text-brand-ink hot:underline hot:underline-offset-5 with-script"
        aria-busy={myLocation.isLocating || undefined}
        onClick={() => void myLocation.locate()}
      >
        {myLocation.isLocating ? <Spinner /> : <IconShape of={LocateFixed} size="small" />}
        {texts('bookingUseMyLocation')}
      </button>
      <div role="alert">
        <FieldError error={myLocation.error} />
      </div>
      <span role="status" className="sr-only">
        {myLocation.isLocating && texts('placeLocating')}
      </span>
    </div>
  );
}

/** On phones the suggestions and the keyboard need what is below the field. */
function makeRoom(field: Element): void {
  if (matchMedia('(width < 40rem)').matches) field.scrollIntoView({ block: 'start' });
}

/** In place of the search (SB-24). */
export function MapsFailed({ texts, onRetry }: { texts: BookingFlow['texts']; onRetry: () => void }) {
  return (
    <div
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-[var(--booking-row)] bg-danger-tint px-5 py-4 [&>p]:flex-[1_1_16rem]"
      role="alert"
    >
      <p>{texts('bookingMapsFailed')}</p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        {texts('bookingTryAgain')}
      </Button>
    </div>
  );
}
