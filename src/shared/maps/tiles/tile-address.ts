/** A tile by zoom, column and row, counted from the north-west as in addresses of tiles (XYZ). */
export type TileAddress = { z: number; x: number; y: number };

export type TileBounds = { west: number; south: number; east: number; north: number };

/** From the segments of a path; nothing where they are no whole numbers or name no tile of the zoom level. */
export function parseTileAddress(segments: { z: string; x: string; y: string }): TileAddress | undefined {
  const [z, x, y] = [segments.z, segments.x, segments.y].map(wholeNumber);
  if (z === undefined || x === undefined || y === undefined || z > MAX_ZOOM) return undefined;
  const tilesPerSide = 2 ** z;
  return x < tilesPerSide && y < tilesPerSide ? { z, x, y } : undefined;
}

/** Whether any part of the tile lies in the bounds. */
export function touchesBounds({ z, x, y }: TileAddress, bounds: TileBounds): boolean {
  const tilesPerSide = 2 ** z;
  const [west, east] = [longitude(x / tilesPerSide), longitude((x + 1) / tilesPerSide)];
  const [north, south] = [latitude(y / tilesPerSide), latitude((y + 1) / tilesPerSide)];
  return west < bounds.east && east > bounds.west && south < bounds.north && north > bounds.south;
}

/** No map is tiled deeper than this. */
const MAX_ZOOM = 24;

function wholeNumber(text: string): number | undefined {
  return /^\d{1,8}$/.test(text) ? Number(text) : undefined;
}

function longitude(share: number): number {
  return share * 360 - 180;
}

/** Of Web Mercator, whose rows grow wider towards the poles. */
function latitude(share: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
}
