import { randomBytes } from 'node:crypto';
import type { InstallationFacts } from '../content/publishing/published-store.ts';

const key = 'booking-link-secret';

/**
 * The operator's secret, or one that is made once and stored: links in mails must work after a restart and on every
 * server of the installation.
 */
export async function bookingLinkSecret(
  given: string | undefined,
  facts: InstallationFacts,
): Promise<string> {
  if (given) return given;
  await facts.writeOnce(key, randomBytes(32).toString('base64url'));
  const stored = await facts.read(key);
  if (!stored) throw new Error('the secret of booking links could not be stored');
  return stored;
}
