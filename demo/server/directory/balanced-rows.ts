/** Rows of as equal a length as can be, none longer than `most`: 30 at most 16 abreast are two rows of 15. */
export function balancedRows<Item>(items: readonly Item[], most: number): Item[][] {
  const rows = Math.ceil(items.length / most);
  const length = Math.ceil(items.length / rows);
  return Array.from({ length: rows }, (_, row) => items.slice(row * length, (row + 1) * length));
}
