import type { PageContext } from '../../../../../shared/sites/page-context.ts';
import { Disclosure } from '../../../../../shared/ui/disclosure.tsx';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import { Notice } from '../../../../../shared/ui/notice.tsx';
import { textLanguage } from '../../../in-language/feed-language.ts';
import type { Car } from '../../../record/car.ts';
import { CarSection } from './car-section.tsx';

interface Props {
  car: Car;
  /** Closed it is 50 px high, in stores 190 (DET-20). */
  shows: '50px' | '190px';
  /** Swedish sites show a notice about the 2G and 3G shutdown (SITE-22). */
  notice: boolean;
  page: PageContext;
}

export function Equipment({ car, shows, notice, page: { texts } }: Props) {
  const count = car.equipment.length;
  if (count === 0) return null;
  return (
    <CarSection id="equipment" title={texts('carEquipment')}>
      <Disclosure
        id="equipment-list"
        shows={shows}
        more={texts('detailAllEquipment', { count })}
        less={texts('detailLessEquipment')}
      >
        <EquipmentList car={car} />
      </Disclosure>
      {notice && (
        <div className="mt-6">
          <Notice icon={<Icon name="info" />}>{texts('networkShutdownNotice')}</Notice>
        </div>
      )}
    </CarSection>
  );
}

function EquipmentList({ car }: { car: Car }) {
  return (
    <ul className="gap-gap sm:columns-2 xl:columns-3 print:columns-3 print:text-small">
      {car.equipment.map((item) => (
        <li
          key={item}
          lang={textLanguage(car, item)}
          className="flex break-inside-avoid gap-3 py-[0.4375rem] print:py-0"
        >
          <Icon name="check" size="small" className="mt-1 text-brand-ink" />
          {item}
        </li>
      ))}
    </ul>
  );
}
