const NOTE_AT_MOST = 288;

/** What stands behind the info button: no longer than 288 signs, the last of them '…' where it was cut (CARD-05, CMP-13). */
export function cutNote(note: string): string {
  const signs = [...note];
  if (signs.length <= NOTE_AT_MOST) return note;
  return `${signs.slice(0, NOTE_AT_MOST - 1).join('')}…`;
}
