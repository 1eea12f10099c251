/** More than any order has; the server refuses longer ones. */
export const MAX_CART_LINES = 100;
