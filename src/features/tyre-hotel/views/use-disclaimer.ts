import { useEffect, useRef, useState } from 'react';
import { approveDisclaimer, isDisclaimerApproved } from '../flow/disclaimer-approval.ts';

export type Disclaimer = {
  isOpen: boolean;
  isApproved: boolean;
  approve: () => void;
  /** Closed without approval: one may read the page, and is asked again before going on. */
  close: () => void;
  /** What was asked for goes on once the terms are approved. */
  open: (onApproved?: () => void) => void;
};

/** Shown until it is approved (TH-05); the approval stays on the device (TH-06). */
export function useDisclaimer(isLoaded: boolean): Disclaimer {
  const [isApproved, setIsApproved] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const goOn = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isLoaded || isDisclaimerApproved()) return;
    setIsApproved(false);
    setIsOpen(true);
  }, [isLoaded]);
  return {
    isOpen,
    isApproved,
    approve: () => {
      approveDisclaimer();
      setIsApproved(true);
      setIsOpen(false);
      goOn.current?.();
      goOn.current = undefined;
    },
    close: () => {
      goOn.current = undefined;
      setIsOpen(false);
    },
    open: (onApproved) => {
      goOn.current = onApproved;
      setIsOpen(true);
    },
  };
}
