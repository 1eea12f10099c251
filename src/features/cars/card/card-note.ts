const MAX_NOTE_LENGTH = 288;

/** The note behind the info button: at most 288 characters, ending in '…' where it was cut (CARD-05, CMP-13). */
export function truncateNote(note: string): string {
  const signs = [...note];
  if (signs.length <= MAX_NOTE_LENGTH) return note;
  return `${signs.slice(0, MAX_NOTE_LENGTH - 1).join('')}…`;
}
