/** What must stay visible when a picture is cropped, in per cent of its width and height. The middle needs no line. */
export const focalPoints: Readonly<Record<string, { x: number; y: number }>> = {
  'scenes/auction-hall': { x: 62, y: 66 },
  'scenes/forest-road': { x: 62, y: 68 },
  'scenes/parts-warehouse': { x: 62, y: 66 },
  'scenes/truck-yard': { x: 66, y: 62 },
  'scenes/winter-mountains': { x: 62, y: 64 },
};
