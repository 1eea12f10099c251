/** The source of every layer: the embedded tiles. */
export const basemap = { source: 'basemap' } as const;

/** A width or size in px that grows with the zoom: `byZoom(6, 0.5, 12, 4)`. */
export function byZoom(...stops: number[]): ['interpolate', ['exponential', number], ['zoom'], ...number[]] {
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops];
}
