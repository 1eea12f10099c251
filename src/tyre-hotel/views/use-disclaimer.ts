import { useEffect, useState } from 'react';
import { approveDisclaimer, isDisclaimerApproved } from '../flow/disclaimer-approval.ts';

export type Disclaimer = {
  isOpen: boolean;
  isApproved: boolean;
  approve: () => void;
  /** Closed without approval: one may read the page, and is asked again before going on. */
  close: () => void;
  open: () => void;
};

/** Shown until it is approved (TH-05); the approval stays on the device (TH-06). */
export function useDisclaimer(isLoaded: boolean): Disclaimer {
  const [isApproved, setIsApproved] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
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
    },
    close: () => setIsOpen(false),
    open: () => setIsOpen(true),
  };
}
