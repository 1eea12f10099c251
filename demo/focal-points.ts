/** What must stay visible when a picture is cropped, in per cent of its width and height. The middle needs no line. */
export const focalPoints: Readonly<Record<string, { x: number; y: number }>> = {
  'pictures/solvik/hero': { x: 62, y: 62 },
  'pictures/solvik/hero-phone': { x: 50, y: 60 },
  'pictures/solvik/workshop': { x: 72, y: 60 },
  'pictures/solvik/story-winter': { x: 50, y: 70 },
};
