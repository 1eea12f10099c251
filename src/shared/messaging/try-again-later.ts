/** Thrown by a channel's handler whose receiver said when to come back, as by 429 with Retry-After. */
export class TryAgainLater extends Error {
  override readonly name = 'TryAgainLater';
  readonly afterSeconds: number;

  constructor(message: string, afterSeconds: number) {
    super(message);
    this.afterSeconds = afterSeconds;
  }
}
