import type { ReactNode } from 'react';

/** What other features show of a car that can be bought. */
export type CarPageSlots = { finance: ReactNode; contactForm: ReactNode };
