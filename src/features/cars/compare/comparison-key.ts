/** Where the session's compared cars are stored. */
export const COMPARISON_KEY = 'compared-cars';
