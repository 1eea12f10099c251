const MAX_NOTE_LENGTH = 288;

/** What stands behind the info button: no longer than 288 signs, the last of them '…' where it was cut (CARD-05, CMP-13). */
export function truncateNote(note: string): string {
  const signs = [...note];
  if (signs.length <= MAX_NOTE_LENGTH) return note;
  return `${signs.slice(0, MAX_NOTE_LENGTH - 1).join('')}…`;
}
