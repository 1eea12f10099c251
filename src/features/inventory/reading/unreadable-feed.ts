import { type FeedProblemCode, feedProblem, type ProblemValues } from '../problems/feed-problems.ts';

/** The feed as a whole cannot be read; the message says why to who sends it. */
export class UnreadableFeed extends Error {
  constructor(code: FeedProblemCode, values: ProblemValues = {}) {
    super(feedProblem(code, values));
    this.name = 'UnreadableFeed';
  }
}
