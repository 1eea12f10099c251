import { type FocusEvent, useState } from 'react';
import { parseMileage, toSelectedService } from '../flow/selected-service.ts';
import { MAX_MESSAGE_LENGTH } from '../message-length.ts';
import type { Offering } from '../offering.ts';
import type { BookingFlow } from './use-booking-flow.ts';

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

  function enterMileage(text: string) {
    const milage = parseMileage(text);
    dispatch({ type: 'mileage entered', milage });
    select({ userInput: milage === undefined ? '' : String(milage) });
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget as Node | null)) return;
    if (!allowUserInput || !isRevealed || message.trim() !== '') return;
    setIsRevealed(false);
    setIsMessageMissing(true);
  }

  return {
    selected,
    isChecked: selected !== undefined || isRevealed,
    isMessageMissing,
    message,
    toggle,
    changeQuantity: (unit: number) => select({ unit }),
    enterMessage,
    enterMileage,
    leave,
  };
}

export type OfferingRowControl = ReturnType<typeof useOfferingRow>;
