/** Thrown while a rule is being read, and caught there: a rule that makes no sense is left out, the others stand. */
export class InvalidRuleError extends Error {
  override readonly name = 'RuleRefused';
}
