import { createContext } from 'react';
import type { SellCarProps } from '../sell-car-props.ts';

/** For the parts in the form's slots, which get no props of their own. */
export const SellCarContext = createContext<(SellCarProps & { formName: string }) | undefined>(undefined);
