/** The media library cannot be reached now. What it holds is not known, so this is never a 404. */
export class MediaUnavailable extends Error {
  // The studio sends both of these to the editor.
  readonly status = 503;
  readonly isPublic = true;

  constructor(cause: unknown) {
    super('The media library does not answer. Try again in a moment.', { cause });
    this.name = 'MediaUnavailable';
  }
}

export function isMediaUnavailable(problem: unknown): boolean {
  return problem instanceof MediaUnavailable;
}
