import { OperatorError } from '../src/shared/platform/operator-error.ts';

/**
 * Runs what a command does. What an operator can mend is said in two lines, anything else with its stack; `failed` is the
 * sentence that comes first, such as that nothing was imported.
 */
export async function runCommand(command: () => Promise<void> | void, failed?: string): Promise<void> {
  try {
    await command();
  } catch (problem) {
    process.exitCode = 1;
    if (!(problem instanceof OperatorError))
      return console.error(...(failed ? [failed, problem] : [problem]));
    const lines = [problem.message, problem.hint];
    console.error((failed ? [failed, ...lines.map((line) => `  ${line}`)] : lines).join('\n'));
  }
}
