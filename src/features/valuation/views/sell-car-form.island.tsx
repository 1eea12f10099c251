import { useContext, useEffect, useRef, useState } from 'react';
import type { FormSlots, SlotProps } from '../../../shared/forms/views/declared-fields.tsx';
import { DeclaredForm } from '../../../shared/forms/views/declared-form.tsx';
import { defineIsland } from '../../../shared/ui/island.tsx';
import { PhotosField } from '../photos/views/photos-field.tsx';
import type { SellCarFormProps } from '../sell-car-props.ts';
import { QuotedExchange } from './quoted-exchange.tsx';
import { SellCarContext, type SellCarParts } from './sell-car-context.ts';

function SellCarForm({ sellCar, ...form }: SellCarFormProps) {
  const { formName } = form;
  const element = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<SellCarParts>();
  const load = () => void import('./sell-car-parts.ts').then((loaded) => setParts(loaded.parts));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const event of ['focusin', 'input']) element.current?.addEventListener(event, load, { once: true });
    if (hasStored(formName)) load();
  }, []);

  return (
    <div ref={element}>
      <SellCarContext value={sellCar && { sellCar, formName, parts, load }}>
        <DeclaredForm {...form} slots={slots} />
      </SellCarContext>
    </div>
  );
}

/** A draft or photos of this form, from before the page was loaded again. */
function hasStored(formName: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith(formName));
  } catch {
    return false;
  }
}

const slots: FormSlots = {
  quoteRef: QuotedExchange,
  regno: (props) => (
    <Part {...props} name="RegistrationLookup" className="mt-2 text-size-small text-ink-muted empty:m-0" />
  ),
  estimate: (props) => (
    <Part
      {...props}
      name="Estimate"
      className="sell-car__estimate [&:not(:empty)]:rounded-card [&:not(:empty)]:bg-brand-tint [&:not(:empty)]:px-6 [&:not(:empty)]:pt-5 [&:not(:empty)]:pb-6"
    />
  ),
  photos: ({ field }) => {
    const context = useContext(SellCarContext);
    if (!context) return null;
    const { sellCar, formName, parts, load } = context;
    return (
      <PhotosField
        {...{ formName, onChoose: load, List: parts?.PhotosList }}
        name={field.name}
        texts={sellCar.photoTexts}
      />
    );
  },
};

function Part({
  name,
  className,
  ...slot
}: SlotProps & { name: 'RegistrationLookup' | 'Estimate'; className: string }) {
  const context = useContext(SellCarContext);
  const container = useRef<HTMLDivElement>(null);
  const Loaded = context?.parts?.[name];
  return (
    <div ref={container} role="status" className={className}>
      {Loaded && context && <Loaded {...slot} sellCar={context.sellCar} container={container} />}
    </div>
  );
}

export const island = defineIsland('sell-car-form', SellCarForm, 'visible');
