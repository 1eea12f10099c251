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
    polygonArcs(geometry).map((rings) => rings.map((ring) => joinArcs(ring, arcs))),
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
