export type Point = [longitude: number, latitude: number];
export type Ring = Point[];
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export type Feature = {
  type: 'Feature';
  properties: Record<string, string | number>;
  geometry:
    | { type: 'Point'; coordinates: Point }
    | { type: 'LineString'; coordinates: Point[] }
    | { type: 'Polygon'; coordinates: Ring[] };
};

export function pointFeature(at: Point, properties: Feature['properties']): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: at } };
}

export function lineFeature(line: Point[], properties: Feature['properties'] = {}): Feature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: line } };
}

export function polygonFeature(rings: Ring[], properties: Feature['properties'] = {}): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: rings } };
}

export function isWithin([x, y]: readonly number[], [west, south, east, north]: Bounds): boolean {
  return x !== undefined && y !== undefined && x >= west && x <= east && y >= south && y <= north;
}

/** The part of a polygon within the bounds; undefined where there is none. */
export function clipPolygon([outer, ...holes]: Ring[], bounds: Bounds): Ring[] | undefined {
  const clipped = outer && clipRing(outer, bounds);
  if (!clipped) return undefined;
  return [clipped, ...holes.map((hole) => clipRing(hole, bounds)).filter((ring) => ring !== undefined)];
}

const EARTH_KM_PER_DEGREE = 111.2;

/** Near enough for sorting lakes by size. */
export function areaKm2(ring: Ring): number {
  let sum = 0;
  for (let at = 0; at + 1 < ring.length; at += 1) {
    const [[x1, y1], [x2, y2]] = [ring[at] as Point, ring[at + 1] as Point];
    sum += x1 * y2 - x2 * y1;
  }
  const latitude = ring[0]?.[1] ?? 0;
  return Math.abs(sum / 2) * Math.cos((latitude * Math.PI) / 180) * EARTH_KM_PER_DEGREE ** 2;
}

export function lengthKm(line: Point[]): number {
  return line.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = line[at] as Point;
    const widthShare = Math.cos((y * Math.PI) / 180);
    return sum + Math.hypot((x - fromX) * widthShare, y - fromY) * EARTH_KM_PER_DEGREE;
  }, 0);
}

/** Corners cut off, as Chaikin does it: the data is coarser than the closest view. */
export function rounded(ring: Ring): Ring {
  const open = ring.slice(0, -1);
  const cut = open.flatMap(([x, y], at): Point[] => {
    const [nextX, nextY] = open[(at + 1) % open.length] as Point;
    return [
      [0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY],
      [0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY],
    ];
  });
  return [...cut, cut[0] as Point];
}

/** Sutherland and Hodgman: cut by one edge of the bounds after the other. */
function clipRing(ring: Ring, [west, south, east, north]: Bounds): Ring | undefined {
  const edges = [
    { inside: ([x]: Point) => x >= west, at: crossing(0, west) },
    { inside: ([x]: Point) => x <= east, at: crossing(0, east) },
    { inside: ([, y]: Point) => y >= south, at: crossing(1, south) },
    { inside: ([, y]: Point) => y <= north, at: crossing(1, north) },
  ];
  let open = ring.slice(0, -1);
  for (const { inside, at } of edges) {
    if (open.every(inside)) continue;
    open = open.flatMap((point, index) => {
      const before = open.at(index - 1) as Point;
      if (inside(point)) return inside(before) ? [point] : [at(before, point), point];
      return inside(before) ? [at(before, point)] : [];
    });
  }
  return open.length < 3 ? undefined : [...open, open[0] as Point];
}

function crossing(axis: 0 | 1, value: number) {
  return (one: Point, other: Point): Point => {
    const share = (value - one[axis]) / (other[axis] - one[axis]);
    return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
  };
}
