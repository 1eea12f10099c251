export const MAX_FONT_MEGABYTES = 5;
export const MAX_FONT_BYTES = MAX_FONT_MEGABYTES * 1024 * 1024;
/** Of a compressed font: what it may unpack to. */
export const MAX_UNPACKED_BYTES = 4 * MAX_FONT_BYTES;
