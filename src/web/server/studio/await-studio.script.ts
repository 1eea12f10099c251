const POLL_EVERY_MS = 2000;

/** Polls until the studio is ready, or until its progress has changed; then reloads the page. */
export function start(page: HTMLElement): void {
  setInterval(async () => {
    const now = await state();
    if (now !== 'away' && now !== page.dataset['progress']) location.reload();
  }, POLL_EVERY_MS);
}

async function state(): Promise<string> {
  try {
    const response = await fetch('/admin/api/ready', { headers: { accept: 'application/json' } });
    if (response.ok) return 'ready';
    const { steps, problem } = (await response.json()) as { steps?: unknown; problem?: unknown };
    return steps ? JSON.stringify({ steps, problem }) : 'away';
  } catch {
    return 'away';
  }
}
