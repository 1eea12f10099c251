/** As in tools/car-pictures, section "Layers": the knee of its tone curve. */
export const SHOULDER = 0.7;
/** The brightest highlight on white metallic paint that a layer holds, in units of paper white. */
export const PEAK = 4;
