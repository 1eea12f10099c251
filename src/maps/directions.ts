export type Destination = {
  name: string;
  street?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
};

/** The address of a route planner with the destination filled in (LOC-05). Opened by the visitor's own click. */
export type DirectionsLink = (destination: Destination) => string;

export const googleMapsDirections: DirectionsLink = ({ name, street, zip, city }) => {
  const destination = [name, street, zip, city].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
};
