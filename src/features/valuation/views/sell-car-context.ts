import { type ComponentType, createContext, type RefObject } from 'react';
import type { SlotProps } from '../../../shared/forms/views/declared-fields.tsx';
import type { PhotosListProps } from '../photos/views/photos-list.tsx';
import type { SellCarProps } from '../sell-car-props.ts';

/** What is needed only once somebody fills in the form; it comes with the first key or touch. */
export type SellCarParts = {
  RegistrationLookup: ComponentType<PartProps>;
  Estimate: ComponentType<PartProps>;
  PhotosList: ComponentType<PhotosListProps>;
};

export type PartProps = SlotProps & {
  sellCar: SellCarProps;
  /** Within the form; what appears in it is read aloud. */
  container: RefObject<HTMLElement | null>;
};

/** For the slots, which get no props of their own. */
export const SellCarContext = createContext<
  { sellCar: SellCarProps; formName: string; parts: SellCarParts | undefined; load: () => void } | undefined
>(undefined);
