import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChangeNotifications } from './database/change-notifications.ts';
import { followChanges } from './follow-changes.ts';

test('a notification is followed at once, and one that arrives meanwhile is followed by another reading', async () => {
  const { notify, notifications } = someNotifications(true);
  const readings: (() => void)[] = [];
  const following = followChanges(() => new Promise((resolve) => readings.push(() => resolve(true))), {
    everyMs: 3_600_000,
    topic: 'content',
    notifications,
  });
  onTestFinished(following.stop);
  notify();
  expect(readings.length).toBe(1);
  notify();
  notify();
  expect(readings.length).toBe(1);
  readings[0]?.();
  await vi.waitFor(() => expect(readings.length).toBe(2));
  readings[1]?.();
});

test('without notifications every interval is a reading; with them some are left out, but never for good', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const readingsIn = async (isConnected: boolean, isCaughtUp: boolean) => {
    const { notifications } = someNotifications(isConnected);
    let readings = 0;
    const following = followChanges(
      async () => {
        readings += 1;
        return isCaughtUp;
      },
      { everyMs: 1000, topic: 'stock', notifications },
    );
    await vi.advanceTimersByTimeAsync(20_000);
    await following.stop();
    return readings;
  };
  expect(await readingsIn(false, true)).toBe(20);
  expect(await readingsIn(true, true)).toBeGreaterThanOrEqual(4);
  expect(await readingsIn(true, true)).toBeLessThan(8);
  // Whoever could not catch up has to look again soon: there may be no other notification.
  expect(await readingsIn(true, false)).toBe(20);
});

function someNotifications(isConnected: boolean) {
  const listeners: (() => void)[] = [];
  const notifications: ChangeNotifications = {
    subscribe: (_, listener) => void listeners.push(listener),
    isConnected: () => isConnected,
    close: async () => {},
  };
  return { notifications, notify: () => listeners.forEach((listener) => void listener()) };
}
