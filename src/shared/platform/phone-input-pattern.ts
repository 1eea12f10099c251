/**
 * What a browser checks without script: no letters, and room for the signs that a number is grouped by. In a file of its
 * own, because forms load the other rules only when they are used.
 */
export const PHONE_INPUT_PATTERN = '[^\\p{L}]{6,40}';
