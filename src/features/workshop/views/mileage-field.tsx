import { useId, useRef, useState } from 'react';
import { formatDecimal } from '../../../shared/platform/format-number.ts';
import { mileageUnitOf } from '../../../shared/sites/mileage-unit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type MileageDoubt, mileageDoubt, readMileage } from '../flow/mileage.ts';
import { useOpenQuestion } from './open-questions.ts';
import type { BookingFlow } from './use-booking-flow.ts';
import { CLICK_MS, type OfferingRowControl } from './use-offering-row.ts';

const KILOMETRES_PER_MIL = 10;

type Props = { flow: BookingFlow; row: Pick<OfferingRowControl, 'enterMileage'> };

/**
 * The mileage of a base service (SB-38). It may be left out (SB-39); what is entered is a whole number, and an unlikely
 * one is asked about.
 */
export function MileageField({ flow, row }: Props) {
  const { state, texts } = flow;
  const { milage, isMilageConfirmed, car } = state;
  // What is asked about is kilometres that were entered as mil.
  const countsInMil = mileageUnitOf(flow.props.country) === 'mil';
  const [text, setText] = useState(milage === undefined ? '' : String(milage));
  const [isLeft, setIsLeft] = useState(true);
  const [year] = useState(() => new Date().getFullYear());
  const field = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const isWrong = readMileage(text).state === 'wrong';
  const doubt =
    milage === undefined || isMilageConfirmed || !car || !countsInMil
      ? undefined
      : mileageDoubt(milage, car.buildYear, year);

  function enter(typed: string) {
    setText(typed);
    const read = readMileage(typed);
    row.enterMileage(read.state === 'read' ? read.mileage : undefined);
  }
  function answer(mileage: number) {
    setText(String(mileage));
    row.enterMileage(mileage, true);
    field.current?.focus();
  }
  const ask = () => {
    setIsLeft(true);
    field.current?.closest('details')?.setAttribute('open', '');
    if (isWrong) field.current?.focus();
    else requestAnimationFrame(() => question.current?.querySelector('button')?.focus());
  };
  useOpenQuestion('mileage', isWrong || doubt ? ask : undefined);

  return (
    <div className="offering__extra flex flex-wrap items-end gap-x-5 gap-y-2 pt-0 pr-5 pb-5 pl-15.5 max-sm:pt-0 max-sm:pr-4 max-sm:pb-4 max-sm:pl-13.5">
      <TextField
        ref={field}
        label={texts('bookingMileage')}
        inputMode="numeric"
        value={text}
        unit={texts('bookingMileageUnit')}
        error={isLeft && isWrong ? texts('bookingMileageWrong') : undefined}
        onChange={({ currentTarget }) => {
          setIsLeft(false);
          enter(currentTarget.value);
        }}
        onBlur={() => setTimeout(() => setIsLeft(true), CLICK_MS)}
        className="flex-[0_0_10rem] max-sm:[flex-basis:100%]"
      />
      <p
        className={cx(
          'offering__note max-w-80 flex-[1_1_12rem] pb-1.5 text-size-small leading-[1.4]',
          text === '' && 'booking__unknown font-medium',
        )}
      >
        {texts(text === '' ? 'bookingMileageMissing' : 'bookingMileageNote')}
      </p>
      {isLeft && doubt && milage !== undefined && (
        <fieldset
          ref={question}
          aria-labelledby={id}
          className="flex flex-[1_0_100%] flex-wrap items-center gap-x-3 gap-y-2 rounded-[var(--radius-field)] bg-stage-light px-4 py-3 [&>p]:flex-[1_1_14rem] [&>p]:text-size-small [&>p]:leading-[1.4]"
        >
          <p id={id} role="alert">
            {questionText(flow, doubt, milage)}
          </p>
          {doubt.kind === 'high' && doubt.meant !== undefined && (
            <Button kind="secondary" size="small" onClick={() => answer(doubt.meant ?? milage)}>
              {texts('bookingMileageMeant', { mileage: format(flow, doubt.meant) })}
            </Button>
          )}
          <Button kind="secondary" size="small" onClick={() => answer(milage)}>
            {texts('bookingMileageRight', { mileage: format(flow, milage) })}
          </Button>
        </fieldset>
      )}
    </div>
  );
}

function questionText(flow: BookingFlow, { kind }: MileageDoubt, milage: number): string {
  const { texts, state } = flow;
  const mileage = format(flow, milage);
  if (kind === 'low') return texts('bookingMileageLow', { mileage, year: String(state.car?.buildYear) });
  return texts('bookingMileageHigh', { mileage, kilometres: format(flow, milage * KILOMETRES_PER_MIL) });
}

function format({ props }: BookingFlow, value: number): string {
  return formatDecimal(value, props.language, { min: 0, max: 0 });
}
