import type { Coordinates } from '../platform/coordinates.ts';

export type Destination = {
  name: string;
  street?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
};

/** The address of a route planner with the destination filled in (LOC-05). Opened by the visitor's own click. */
export type DirectionsLink = (destination: Destination) => string;

/** Opens the app where a phone has it, and a page elsewhere; needs no script. */
export const googleMapsDirections: DirectionsLink = (destination) => {
  const params = new URLSearchParams({ api: '1', destination: addressOf(destination) });
  return `https://www.google.com/maps/dir/?${params}`;
};

/** What a link tells `leadToOwnMap` of its destination. */
export function destinationData(destination: Destination, coordinates?: Coordinates | undefined) {
  return {
    'data-destination': addressOf(destination),
    ...(coordinates && { 'data-destination-at': `${coordinates.latitude},${coordinates.longitude}` }),
  };
}

/** The map that a device has of its own, or undefined where the link as it is will do. */
export function ownMapLink(
  { destination = '', position }: { destination?: string | undefined; position?: string | undefined },
  userAgent: string,
): string | undefined {
  if (!destination) return undefined;
  if (/\b(iPhone|iPad|iPod|Macintosh)\b/.test(userAgent))
    return `https://maps.apple.com/?${new URLSearchParams({ daddr: destination, dirflg: 'd' })}`;
  if (/\bAndroid\b/.test(userAgent)) return `geo:${position ?? '0,0'}?q=${encodeURIComponent(destination)}`;
  return undefined;
}

/** No script runs in a mail: the link leads to the site, which knows by the request which map the device has. */
export function directionsFromMail(destination: Destination, siteUrl: string): string {
  return `${siteUrl}${DIRECTIONS_PATH}?${new URLSearchParams({ to: addressOf(destination) })}`;
}

export const DIRECTIONS_PATH = '/api/maps/directions';

/** Where such a link leads. A web address on every device: a browser that was opened by a mail may refuse to open an app. */
export function directionsTo(destination: string, userAgent: string): URL {
  const own = ownMapLink({ destination }, userAgent);
  return new URL(own?.startsWith('https:') ? own : googleMapsDirections({ name: destination }));
}

function addressOf({ name, street, zip, city }: Destination): string {
  return [name, street, zip, city].filter(Boolean).join(', ');
}
