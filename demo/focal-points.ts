/** What must stay visible when a picture is cropped, in per cent of its width and height. The middle needs no line. */
export const focalPoints: Readonly<Record<string, { x: number; y: number }>> = {
  'pictures/solvik/hero': { x: 62, y: 62 },
  'pictures/solvik/hero-phone': { x: 50, y: 60 },
  'pictures/solvik/workshop': { x: 72, y: 60 },
  // The sign on the house.
  'pictures/solvik/showroom': { x: 0, y: 50 },
  'pictures/solvik/site-akers': { x: 0, y: 50 },
  'pictures/solvik/site-granby': { x: 0, y: 50 },
  'pictures/solvik/site-lindo': { x: 0, y: 50 },
  'pictures/solvik/site-norrby': { x: 0, y: 50 },
  'pictures/solvik/site-bjorkvik': { x: 100, y: 50 },
  'pictures/solvik/site-hamnskar': { x: 100, y: 50 },
  'pictures/solvik/story-winter': { x: 50, y: 70 },
};
