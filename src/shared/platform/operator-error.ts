/** A problem that the operator can fix: printed as a sentence, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  /** What to do about it. */
  readonly hint: string;

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { cause });
    this.hint = hint;
  }
}
