import { OperatorError } from '../shared/platform/operator-error.ts';

// React chooses its build when it is loaded: that for development takes three times as long for a page.
Object.assign(process.env, { NODE_ENV: process.env['NODE_ENV'] ?? 'production' });
// Loading it reads what the installation adds, which may be wrong, too.
async function start(): Promise<void> {
  const { runServer } = await import('./run-server.ts');
  await runServer();
}

start().catch((problem: unknown) => {
  if (problem instanceof OperatorError)
    console.error(`Forecourt cannot start.\n  ${problem.message}\n  ${problem.hint}`);
  else console.error(problem);
  process.exit(1);
});
