/** Next calls this once at start, so that scheduled publishing does not wait for the first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { startPublisher } = await import('./start-publisher.ts');
  await startPublisher();
}
