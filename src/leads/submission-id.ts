/**
 * One id for as long as the same is sent: pressed again after a failure it is still the same lead, and changed it is
 * another one, for the first may have arrived after all (CONT-12).
 */
export function submissionIds(makeId: () => string): (content: string) => string {
  let last: { content: string; id: string } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, id: makeId() };
    return last.id;
  };
}
