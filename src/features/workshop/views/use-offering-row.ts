import { type FocusEvent, useRef, useState } from 'react';
import { toSelectedService } from '../flow/selected-service.ts';
import { MAX_MESSAGE_LENGTH } from '../message-length.ts';
import type { Offering } from '../offering.ts';
import { useOpenQuestion } from './open-questions.ts';
import type { BookingFlow } from './use-booking-flow.ts';

/** What a click takes: an error that appeared in between would move what is clicked on away from the pointer. */
export const CLICK_MS = 150;

type Options = {
  flow: BookingFlow;
  offering: Offering;
  type: 'service' | 'addon';
  isBase: boolean;
  onSelect?: ((code: string) => void) | undefined;
};

/**
 * Choosing one offering. One that needs a message is chosen once there is one: ticking it first reveals the message
 * box (SB-47), and leaving the row without a message unticks it (SB-48).
 */
export function useOfferingRow({ flow, offering, type, isBase, onSelect }: Options) {
  const { state, dispatch, texts, props } = flow;
  const { code, allowUserInput } = offering;
  const selected = state.services[code];
  const [message, setMessage] = useState(allowUserInput ? (selected?.userInput ?? '') : '');
  const [isRevealed, setIsRevealed] = useState(false);
  const [isMessageMissing, setIsMessageMissing] = useState(false);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const mileageUnit = texts('bookingMileageUnit');

  function select(given: { unit?: number; userInput?: string } = {}) {
    onSelect?.(code);
    const { unit = selected?.unit, userInput = selected?.userInput } = given;
    const service = toSelectedService(offering, type, {
      unit,
      userInput,
      mileageUnit,
      language: props.language,
    });
    dispatch({ type: 'service selected', code, service });
  }

  function deselect() {
    dispatch({ type: 'service deselected', code });
    setIsRevealed(false);
    setIsMessageMissing(false);
  }

  function toggle() {
    if (selected || isRevealed) return deselect();
    if (allowUserInput && message.trim() === '') {
      setIsRevealed(true);
      setIsMessageMissing(false);
    } else if (isBase) select({ userInput: state.milage === undefined ? '' : String(state.milage) });
    else select({ userInput: allowUserInput ? message : '' });
  }

  function enterMessage(text: string) {
    const next = text.slice(0, MAX_MESSAGE_LENGTH);
    setMessage(next);
    setIsMessageMissing(false);
    if (next.trim() !== '') select({ userInput: next });
    else {
      setIsRevealed(true);
      if (selected) dispatch({ type: 'service deselected', code });
    }
  }

  function enterMileage(milage: number | undefined, isConfirmed = false) {
    dispatch({ type: 'mileage entered', milage, isConfirmed });
    select({ userInput: milage === undefined ? '' : String(milage) });
  }

  const isPending = allowUserInput && isRevealed && message.trim() === '';
  useOpenQuestion(code, isPending ? askForMessage : undefined);

  /** Unticked as when it is left (SB-48), but with the message box in sight. */
  function askForMessage() {
    setIsRevealed(false);
    setIsMessageMissing(true);
    const field = messageField.current;
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget as Node | null) || !isPending) return;
    setTimeout(() => {
      if (currentTarget.contains(document.activeElement)) return;
      setIsRevealed(false);
      setIsMessageMissing(true);
    }, CLICK_MS);
  }

  return {
    selected,
    isChecked: selected !== undefined || isRevealed,
    isMessageMissing,
    message,
    messageField,
    toggle,
    changeQuantity: (unit: number) => select({ unit }),
    enterMessage,
    enterMileage,
    leave,
  };
}

export type OfferingRowControl = ReturnType<typeof useOfferingRow>;
