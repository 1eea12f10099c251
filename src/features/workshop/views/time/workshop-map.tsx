import { useMemo } from 'react';
import { toMapTexts } from '../../../../shared/maps/map-texts.ts';
import { MapView } from '../../../../shared/maps/views/map-view.tsx';
import type { AvailableDepartment } from '../../department.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

/** As near as the map of the workshops goes by itself (SB-61). */
const MAP_ZOOM = 15;

type Props = {
  flow: BookingFlow;
  departments: readonly AvailableDepartment[];
  isLoading: boolean;
  openId: string | undefined;
  onOpen: (departmentId: string) => void;
};

/** Pins numbered like the list, and the place that the visitor entered (SB-61). */
export function WorkshopMap({ flow, departments, isLoading, openId, onOpen }: Props) {
  const { props, state, texts } = flow;
  const { latitude = 0, longitude = 0 } = state;
  const position = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const label = texts('bookingMap');
  const mapTexts = useMemo(() => toMapTexts({ ...props.mapTexts, label }), [props.mapTexts, label]);
  const markers = useMemo(() => departments.map(toMarker), [departments]);
  // Where they all are is known at the end of a batch; until then a map that follows each would not stand still.
  const ids = isLoading ? '' : JSON.stringify(departments.map(({ departmentId }) => departmentId).toSorted());
  const fit = useMemo(
    () => (ids ? { ids: JSON.parse(ids) as string[], maxZoom: MAP_ZOOM } : undefined),
    [ids],
  );
  return (
    <MapView
      settings={props.map}
      texts={mapTexts}
      markers={markers}
      initial={{ center: position, zoom: MAP_ZOOM }}
      fit={fit}
      activeId={openId}
      followsActive={false}
      onActivate={(id) => onOpen(id ?? openId ?? '')}
      position={position}
      className="workshop-map h-84 rounded-xl sm:h-125 [.slot-taken+&]:mt-4"
    />
  );
}

function toMarker(department: AvailableDepartment, index: number) {
  const { departmentId, siteName, latitude, longitude } = department;
  return {
    id: departmentId,
    label: siteName,
    coordinates: { latitude, longitude },
    icon: 'dealership' as const,
    number: index + 1,
  };
}
