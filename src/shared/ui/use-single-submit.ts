import { type SyntheticEvent, useRef } from 'react';

/** A second click before the form shows that it is busy sends nothing. */
export function useSingleSubmit(
  submit: (event: SyntheticEvent) => Promise<unknown>,
): (event: SyntheticEvent) => void {
  const isBusy = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void submit(event).finally(() => {
      isBusy.current = false;
    });
  };
}
