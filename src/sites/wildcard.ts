/** The marker that stands for any one segment of an address (ROUTE-28). */
export const wildcardMarker = ',-w-,';
