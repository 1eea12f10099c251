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
    <section aria-labelledby={id} className="car-panel">
      <IconShape of={CarFront} className="car-panel__icon" />
      <div className="car-panel__text">
        <h2 id={id}>{isChosen ? list.car.slice(0, 2).join(' ') : texts('kitCar')}</h2>
        <p>{isChosen ? (list.car[2] ?? texts('kitCar')) : texts('kitCarText')}</p>
      </div>
      <div className="car-panel__actions">
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
      <div className="car-panel__fields without-script">
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
