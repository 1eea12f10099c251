import { describeProblem, type RuleProblem } from './rule-problem.ts';

/** Thrown and caught while a rule is parsed: an invalid rule is left out, the others are used. */
export class InvalidRuleError extends Error {
  override readonly name = 'InvalidRuleError';
  readonly problem: RuleProblem;

  constructor(problem: RuleProblem) {
    super(describeProblem(problem));
    this.problem = problem;
  }
}
