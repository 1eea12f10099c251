/** Something that the person who runs the installation can mend: said in a sentence, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  /** What to do about it. */
  readonly mend: string;

  constructor(message: string, mend: string, cause?: unknown) {
    super(message, { cause });
    this.mend = mend;
  }
}
