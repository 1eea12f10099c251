import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { headerFields } from '../header/fields.ts';

export type AlertFields = Pick<
  Resolved<typeof headerFields>,
  'hasMessage' | 'messageTitle' | 'messageText' | 'messageType' | 'messageIcon'
>;

/** Without text there is no alert (ALERT-10). */
export function hasAlert({ hasMessage, messageTitle, messageText }: AlertFields): boolean {
  return hasMessage && (messageTitle || messageText) !== '';
}

/** A warning stays, and editors always see what they write (ALERT-04, ALERT-07, ALERT-08). */
export function isClosable(header: AlertFields, { editing }: { editing: boolean }): boolean {
  return hasAlert(header) && header.messageType !== 'Warning' && !editing;
}
