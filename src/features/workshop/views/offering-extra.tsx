import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { MAX_MESSAGE_LENGTH } from '../message-length.ts';
import type { Offering, UnitPrice } from '../offering.ts';
import { MileageField } from './mileage-field.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import type { OfferingRowControl } from './use-offering-row.ts';

type Props = { flow: BookingFlow; offering: Offering; isBase: boolean; row: OfferingRowControl };

/** What a chosen offering needs to know: the mileage, how many, or a message. */
export function OfferingExtra(props: Props) {
  const { flow, offering, isBase, row } = props;
  const { unitPrice, allowUserInput } = offering;
  if (allowUserInput && (row.isChecked || row.isMessageMissing)) return <Message {...props} />;
  if (!row.isChecked) return null;
  if (isBase) return <MileageField flow={flow} row={row} />;
  if (unitPrice) return <Quantity {...props} unitPrice={unitPrice} />;
  return null;
}

/** SB-50 */
function Quantity({ flow: { texts }, row, unitPrice }: Props & { unitPrice: UnitPrice }) {
  const { unit, minimum, maximum, unitAbbreviation } = unitPrice;
  const counts = Array.from({ length: Math.max(1, maximum - minimum + 1) }, (_, index) => minimum + index);
  return (
    <div className="offering__extra flex flex-wrap items-end gap-x-5 gap-y-2 pt-0 pr-5 pb-5 pl-15.5 max-sm:pt-0 max-sm:pr-4 max-sm:pb-4 max-sm:pl-13.5">
      <Select
        label={texts('bookingQuantity', { unit })}
        value={row.selected?.unit ?? minimum}
        options={counts.map((count) => ({ value: String(count), label: `${count} ${unitAbbreviation}` }))}
        onChange={({ currentTarget }) => row.changeQuantity(Number(currentTarget.value))}
        className="flex-[0_0_10rem] max-sm:[flex-basis:100%]"
      />
    </div>
  );
}

function Message({ flow: { texts }, row }: Props) {
  return (
    <div className="offering__extra flex flex-wrap items-end gap-x-5 gap-y-2 pt-0 pr-5 pb-5 pl-15.5 max-sm:pt-0 max-sm:pr-4 max-sm:pb-4 max-sm:pl-13.5 offering__extra--wide">
      <TextArea
        label={texts('bookingMessage')}
        ref={row.messageField}
        rows={2}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        value={row.message}
        error={row.isMessageMissing ? texts('bookingMessageMissing') : undefined}
        hint={<span className="block text-right">{`${row.message.length}/${MAX_MESSAGE_LENGTH}`}</span>}
        onChange={({ currentTarget }) => row.enterMessage(currentTarget.value)}
      />
    </div>
  );
}
