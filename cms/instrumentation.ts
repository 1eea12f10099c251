/** Next calls this once when the studio starts: what runs by itself (timed publishing) does not wait for a first visitor. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { startPublisher: wake } = await import('./start-publisher.ts');
  await wake();
}
