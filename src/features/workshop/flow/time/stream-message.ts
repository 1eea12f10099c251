import { asRecord } from '../../../../shared/platform/unknown-record.ts';
import type { AvailableDepartment } from '../../department.ts';

/** What a message of the stream says: a department, that there is none, or that something failed (SB-65). */
export type StreamMessage =
  | { kind: 'department'; department: AvailableDepartment }
  | { kind: 'no sites' }
  | { kind: 'error'; problem: string };

export function parseStreamMessage(data: string): StreamMessage {
  const message = parseJson(data);
  if (message['nosites'] === true) return { kind: 'no sites' };
  if ('error' in message) return { kind: 'error', problem: `the stream sent ${String(message['error'])}` };
  return isDepartment(message)
    ? { kind: 'department', department: message }
    : { kind: 'error', problem: 'the stream sent something that is no department' };
}

function parseJson(data: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(data));
  } catch {
    return {};
  }
}

const localDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function isDepartment(
  message: Record<string, unknown>,
): message is Record<string, unknown> & AvailableDepartment {
  const { departmentId, siteName, address, latitude, longitude, brands, firstTimeSlot } = message;
  return (
    typeof departmentId === 'string' &&
    typeof siteName === 'string' &&
    typeof address === 'string' &&
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    Array.isArray(brands) &&
    typeof firstTimeSlot === 'string' &&
    localDateTime.test(firstTimeSlot)
  );
}
