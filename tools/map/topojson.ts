import type { Point, Ring } from './geometry.ts';

export type Topology = {
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
  objects: Record<string, { geometries: TopologyGeometry[] }>;
};

type TopologyGeometry = {
  type: string;
  arcs?: number[][] | number[][][];
  properties?: { name?: string };
};

/** The polygons of an object, rings of points. */
export function polygonsOf(topology: Topology, object: string): Ring[][] {
  const arcs = decodeArcs(topology);
  return geometriesOf(topology, object).flatMap((geometry) =>
    polygonArcs(geometry).map((rings) => rings.map((ring) => unwrap(joinArcs(ring, arcs)))),
  );
}

/** The lines between two neighbours: arcs that two of the geometries use. */
export function sharedArcs(topology: Topology, object: string): Point[][] {
  const arcs = decodeArcs(topology);
  const users = new Map<number, Set<number>>();
  geometriesOf(topology, object).forEach((geometry, user) => {
    for (const arc of polygonArcs(geometry).flat(2)) {
      const index = arc < 0 ? ~arc : arc;
      users.set(index, (users.get(index) ?? new Set()).add(user));
    }
  });
  return [...users].filter(([, by]) => by.size > 1).map(([index]) => arcs[index] ?? []);
}

function geometriesOf(topology: Topology, object: string): TopologyGeometry[] {
  return topology.objects[object]?.geometries ?? [];
}

function polygonArcs({ type, arcs = [] }: TopologyGeometry): number[][][] {
  if (type === 'Polygon') return [arcs as number[][]];
  return type === 'MultiPolygon' ? (arcs as number[][][]) : [];
}

/** Points are stored as steps on a grid. */
function decodeArcs({ arcs, transform: { scale, translate } }: Topology): Point[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

function joinArcs(indices: number[], arcs: Point[][]): Ring {
  return indices.flatMap((index, at) => {
    const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
    return at === 0 ? arc : arc.slice(1);
  });
}

/** Beyond 180° a ring goes on at -180°; drawn flat, it would cross the whole map. */
function unwrap(ring: Ring): Ring {
  const crosses = ring.some(([x], at) => at > 0 && Math.abs(x - (ring[at - 1]?.[0] ?? x)) > 180);
  if (!crosses) return ring;
  const isEastern = ring.filter(([x]) => x > 0).length > ring.length / 2;
  return ring.map(([x, y]) => {
    if (isEastern) return [x < -90 ? x + 360 : x, y];
    return [x > 90 ? x - 360 : x, y];
  });
}
