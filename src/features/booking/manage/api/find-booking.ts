import type { MailLinkPageContext } from '../../../../shared/sites/pages/mail-link-page.tsx';
import type { Texts } from '../../../../shared/sites/texts.ts';
import type { Booking } from '../../booking.ts';
import type { VisitKind } from '../../visit-kind.ts';
import type { ManageRouteDeps } from '../manage-route-deps.ts';
import { type ManageState, manageState } from '../manage-rules.ts';
import { hashManageToken, isManageToken, managePath } from '../manage-token.ts';

export type ManagedBooking = {
  booking: Booking;
  visit: VisitKind;
  state: ManageState;
  /** Of its page. */
  path: string;
  texts: Texts;
  context: MailLinkPageContext;
};

/** The booking of a link, on its own site. Looked up by the token's hash, so that timing tells nothing of the token. */
export async function findBooking(
  token: string,
  context: MailLinkPageContext,
  { bookings, visitKinds, now }: Pick<ManageRouteDeps, 'bookings' | 'visitKinds' | 'now'>,
): Promise<ManagedBooking | undefined> {
  if (!isManageToken(token)) return undefined;
  const booking = await bookings.findByManageToken(hashManageToken(token));
  if (booking?.site !== context.site.name) return undefined;
  const visit = visitKinds.of(booking);
  return {
    booking,
    visit,
    state: manageState(booking, visit, now()),
    path: managePath(token),
    texts: context.textsIn(booking.language),
    context,
  };
}
