import { useContext } from 'react';
import { defineIsland } from '../../../ui/island.tsx';
import { PhotosField } from '../../photos/views/photos-field.tsx';
import type { FormSlots, SlotProps } from '../../views/declared-fields.tsx';
import { DeclaredForm } from '../../views/declared-form.tsx';
import type { SellCarFormProps } from '../sell-car-props.ts';
import { Estimate } from './estimate.tsx';
import { PlateLookup } from './plate-lookup.tsx';
import { SellCarContext } from './sell-car-context.ts';

function SellCarForm({ sellCar, ...form }: SellCarFormProps) {
  return (
    <SellCarContext value={sellCar && { ...sellCar, formName: form.formName }}>
      <DeclaredForm {...form} slots={slots} />
    </SellCarContext>
  );
}

const slots: FormSlots = { regno: PlateLookup, estimate: Estimate, photos: Photos };

function Photos({ field }: SlotProps) {
  const sellCar = useContext(SellCarContext);
  if (!sellCar) return null;
  return <PhotosField name={field.name} formName={sellCar.formName} texts={sellCar.photoTexts} />;
}

export const island = defineIsland('sell-car-form', SellCarForm, 'visible');
