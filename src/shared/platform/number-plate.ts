/** A car's registration where a picture shows its blank plate, drawn by the page (docs/decisions/036). */
export type NumberPlate = {
  /** As the country writes it: 'ABC 12D'. */
  text: string;
  /** The country's sign on the strip at the left: 'S'. */
  sign: string;
  /** British rear plates are yellow. */
  look: 'white' | 'yellow';
  /** SVG matrix from a plate of 520 × 110 mm to the pixels of the picture. */
  matrix: string;
};

export const PLATE_WIDTH_MM = 520;
export const PLATE_HEIGHT_MM = 110;
