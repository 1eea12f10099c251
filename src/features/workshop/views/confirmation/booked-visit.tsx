import * as Navigation from 'lucide-react/icons/navigation';
import { useMemo } from 'react';
import { destinationData } from '../../../../shared/maps/directions.ts';
import { toMapTexts } from '../../../../shared/maps/map-texts.ts';
import { leadToOwnMap } from '../../../../shared/maps/own-map.script.ts';
import { MapView } from '../../../../shared/maps/views/map-view.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import { mapsSearchLink } from '../../../booking/flow/maps-search-link.ts';
import type { AvailableDepartment } from '../../department.ts';
import { PickedTime } from '../time/picked-slot.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';

/** When, where and with which car (SB-91). */
export function BookedVisit({ flow }: { flow: BookingFlow }) {
  const { texts, state } = flow;
  const { car, bookingInfo } = state;
  const { department } = bookingInfo;
  return (
    <dl className="booked-visit grid grid-cols-1 border-t border-t-line sm:grid-cols-2 sm:gap-x-8 [&_dd]:grid [&_dd]:content-start [&_dd]:justify-items-start [&_dd>span]:text-[0.9375rem] [&_dd>span]:text-ink-muted [&_dt]:text-size-small [&_dt]:text-ink-muted">
      <div className="border-b border-b-line py-4">
        <dt>{texts('bookingTimeLabel')}</dt>
        <dd>
          <PickedTime flow={flow} />
        </dd>
      </div>
      {car && (
        <div className="border-b border-b-line py-4">
          <dt>{texts('bookingCarLabel')}</dt>
          <dd>
            <b>
              {car.brand} {car.model}
            </b>
            <span>
              {car.registrationNumber}, {car.buildYear}
            </span>
          </dd>
        </div>
      )}
      {department && (
        <div className="grid gap-x-6 gap-y-1 sm:col-span-full sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] sm:grid-rows-[auto_1fr] sm:[&>dd:first-of-type]:col-1 sm:[&>dd:last-of-type]:col-2 sm:[&>dd:last-of-type]:row-[1/span_2] border-b border-b-line py-4">
          <dt className="sm:col-1">{texts('bookingWorkshopLabel')}</dt>
          <dd>
            <b>{department.siteName}</b>
            <span>{department.address}</span>
            <TextLink
              href={mapsSearchLink(department)}
              {...destinationData({ name: department.siteName, street: department.address }, department)}
              onClick={({ currentTarget }) => leadToOwnMap(currentTarget)}
              target="_blank"
              rel="noopener"
              icon={<IconShape of={Navigation} size="small" />}
            >
              {texts('bookingDirections')}
              <span className="sr-only"> {texts('bookingNewTab')}</span>
            </TextLink>
          </dd>
          <dd>
            <SmallMap flow={flow} department={department} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The town and what lies around it. */
const SMALL_MAP_ZOOM = 10;

/** 150 px high (SB-94); the page scrolls over it. */
function SmallMap({ flow, department }: { flow: BookingFlow; department: AvailableDepartment }) {
  const { props } = flow;
  const { departmentId, siteName, latitude, longitude } = department;
  const markers = useMemo(
    () => [
      {
        id: departmentId,
        label: siteName,
        coordinates: { latitude, longitude },
        icon: 'dealership' as const,
      },
    ],
    [departmentId, siteName, latitude, longitude],
  );
  const texts = useMemo(() => toMapTexts({ ...props.mapTexts, label: siteName }), [props.mapTexts, siteName]);
  return (
    <MapView
      settings={props.map}
      texts={texts}
      markers={markers}
      initial={{ center: { latitude, longitude }, zoom: SMALL_MAP_ZOOM }}
      interactive={false}
      className="booked-visit__map mt-3 h-[150px] w-full rounded-xl sm:mt-0"
    />
  );
}
