/**
 * The same content keeps its id: a retry after a failure is the same lead. Changed content gets another id, because
 * the first may have arrived after all (CONT-12).
 */
export function submissionIds(makeId: () => string): (content: string) => string {
  let last: { content: string; id: string } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, id: makeId() };
    return last.id;
  };
}
