/** Photos that stay away are asked for again, out of their turn. */
export interface PhotoRetry {
  /** Those of an index, of one host or of all; returns how many. Their hosts are no longer left alone. */
  tryAgain(index: string, host: string | undefined): Promise<number>;
}
