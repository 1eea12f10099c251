import { parseEnvironment, type Settings } from '../shared/platform/env.ts';
import { OperatorError } from '../shared/platform/operator-error.ts';

/** The settings of the installation, or a refusal that lists all that is wrong with them. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = parseEnvironment(env);
  if (parsed.ok) return parsed.settings;
  throw new OperatorError(parsed.problems.join('\n  '), 'Correct these settings and try again.');
}
