import * as CarFront from 'lucide-react/icons/car-front';
import * as X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useListLink } from '../../../../shared/faceted-list/views/list-context.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { carFields } from '../../kit-facets.ts';
import { useKitListTools } from './kit-list-tools.ts';

const labels = ['kitCarManufacturer', 'kitCarModel', 'kitCarType'] as const;

/** The car that kits must fit: chosen in a dialog, or without script with one field after the other (KIT-05). */
export function CarPanel({ options }: { options: readonly (readonly string[])[] }) {
  const { list, texts, formId, chooseCar } = useKitListTools();
  const linkTo = useListLink();
  const id = useId();
  const isChosen = list.car.length > 0;
  const without = { ...list, car: [], pages: 1 };
  return (
    <section
      aria-labelledby={id}
      className="car-panel mt-[clamp(1.5rem,3vw,2.5rem)] grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-6 gap-y-4 rounded-card bg-brand-tint p-[clamp(1.25rem,2.4vw,2rem)] max-md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <IconShape of={CarFront} className="size-9 text-brand-ink" />
      <div>
        <h2 className="text-(length:--h3) font-medium tracking-(--track-3)" id={id}>
          {isChosen ? list.car.slice(0, 2).join(' ') : texts('kitCar')}
        </h2>
        <p className="mt-1 text-ink-muted">
          {isChosen ? (list.car[2] ?? texts('kitCar')) : texts('kitCarText')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-span-full max-md:*:flex-1">
        <Button kind={isChosen ? 'secondary' : 'primary'} className="with-script" onClick={chooseCar}>
          {texts(isChosen ? 'kitCarChange' : 'kitCarChoose')}
        </Button>
        {isChosen && (
          <ButtonLink
            kind="ghost"
            rel="nofollow"
            icon={<IconShape of={X} size="small" />}
            {...linkTo(without)}
          >
            {texts('kitCarRemove')}
          </ButtonLink>
        )}
      </div>
      <div className="car-panel__fields col-span-full flex-wrap items-end gap-4 [&_select]:min-h-12 [&_select]:max-w-72 [&_select]:rounded-field [&_select]:border [&_select]:border-line-field [&_select]:bg-surface [&_select]:px-3 [&>div]:grid [&>div]:gap-1.5 [&>div]:text-size-small [&>div]:font-medium without-script">
        {options.map((values, level) => (
          <div key={carFields[level]}>
            <label htmlFor={`${id}-${level}`}>{texts(labels[level] ?? 'kitCar')}</label>
            <select
              id={`${id}-${level}`}
              name={carFields[level]}
              form={formId}
              defaultValue={list.car[level] ?? ''}
            >
              <option value="">{texts('kitCarAny')}</option>
              {values.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </select>
          </div>
        ))}
        <Button type="submit" form={formId}>
          {texts('kitListApply')}
        </Button>
      </div>
    </section>
  );
}
