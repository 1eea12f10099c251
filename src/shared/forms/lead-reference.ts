/** What a visitor can say on the telephone and a receiver finds in the mail; the id itself is too long for that. */
export function leadReference(id: string): string {
  const signs = id.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}`;
}
