export const sourceProblemCodes = [
  /** The address cannot be used as it is written. */
  'wrong-address',
  /** It leads where the operator has not allowed to go. */
  'not-allowed',
  'unreachable',
  /** Who answers cannot prove to be the host. */
  'wrong-certificate',
  'timeout',
  'too-large',
  'cut-off',
  'too-many-redirects',
  /** It does not answer as servers of its kind do. */
  'unreadable',
  /** It does not accept the password or key. */
  'sign-in-refused',
  /** It shows another key than before. */
  'wrong-host-key',
  'not-found',
  /** It is still being written. */
  'changing',
  'secrets-missing',
] as const;

export type SourceProblemCode = (typeof sourceProblemCodes)[number];

/** Why a feed could not be fetched. The message is for editors, and holds nothing secret. */
export class SourceProblem extends Error {
  readonly code: SourceProblemCode;
  /** That an SFTP server showed. */
  readonly hostKey: string | undefined;

  constructor(code: SourceProblemCode, message: string, hostKey?: string) {
    super(message);
    this.name = 'SourceProblem';
    this.code = code;
    this.hostKey = hostKey;
  }
}
