import * as Navigation from 'lucide-react/icons/navigation';
import { useMemo } from 'react';
import { destinationData } from '../../../../shared/maps/directions.ts';
import { toMapTexts } from '../../../../shared/maps/map-texts.ts';
import { leadToOwnMap } from '../../../../shared/maps/own-map.script.ts';
import { MapView } from '../../../../shared/maps/views/map-view.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import type { AvailableDepartment } from '../../department.ts';
import { mapsSearchLink } from '../../flow/time/maps-search-link.ts';
import { PickedTime } from '../time/picked-slot.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';

/** When, where and with which car (SB-91). */
export function BookedVisit({ flow }: { flow: BookingFlow }) {
  const { texts, state } = flow;
  const { car, bookingInfo } = state;
  const { department } = bookingInfo;
  return (
    <dl className="booked-visit">
      <div>
        <dt>{texts('bookingTimeLabel')}</dt>
        <dd>
          <PickedTime flow={flow} />
        </dd>
      </div>
      {car && (
        <div>
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
        <div className="booked-visit__workshop">
          <dt>{texts('bookingWorkshopLabel')}</dt>
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
      className="booked-visit__map"
    />
  );
}
