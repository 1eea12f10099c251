/** Does something and says what came of it, in a sentence. */
export type Act = (
  path: string,
  body: object,
  done: (result: Record<string, unknown>) => string,
) => Promise<void>;
