/** The id of a form of this installation in the address that the block “Form” takes; undefined for other addresses. */
export function formIdIn(formUrl: string): string | undefined {
  return /^\/api\/forms\/builder\/([A-Za-z0-9-]{1,64})(?:[/?#]|$)/.exec(formUrl.trim())?.[1];
}
