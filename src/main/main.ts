import { OperatorError } from '../shared/platform/operator-error.ts';

// React chooses its build when it is loaded: that for development takes three times as long for a page.
Object.assign(process.env, { NODE_ENV: process.env['NODE_ENV'] ?? 'production' });
const { runServer } = await import('./run-server.ts');

runServer().catch((problem: unknown) => {
  if (problem instanceof OperatorError)
    console.error(`Forecourt cannot start.\n  ${problem.message}\n  ${problem.hint}`);
  else console.error(problem);
  process.exit(1);
});
