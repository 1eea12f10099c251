/** The feed as a whole cannot be read; the message says why to who sends it. */
export class UnreadableFeed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFeed';
  }
}
