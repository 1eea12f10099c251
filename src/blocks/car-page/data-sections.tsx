import type { ReactNode } from 'react';
import type { Car } from '../../catalogue/car.ts';
import { keyFacts, technicalData } from '../../catalogue/car-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PageContext } from '../block.ts';

interface Props {
  car: Car;
  page: PageContext;
  /** Swedish sites tell that the 2G and 3G networks go dark (SITE-22). */
  notice: boolean;
}

/** Everything there is to read about a car; a part without content is not there (DET-36). */
export function CarData({ car, page: { texts, language }, notice }: Props) {
  const facts = keyFacts(car);
  const data = technicalData(car, language);
  const paragraphs = (car.car_description ?? '').split(/\n+/).filter(Boolean);
  return (
    <div className="min-w-0 lg:col-start-1">
      {facts.length > 0 && (
        <Part title={texts('carInBrief')}>
          <dl className="grid grid-cols-2 border-line border-t xl:grid-cols-4">
            {facts.map(({ icon, label, value }) => (
              <div key={label} className="border-line border-b py-5 pr-4">
                <dt className="text-ink-muted text-small">
                  <Icon name={icon} className="mb-2 block text-brand" />
                  {texts(label)}
                </dt>
                <dd className="text-lead tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {paragraphs.length > 0 && (
        <Part id="description" title={texts('carDescription')}>
          <div className="grid max-w-text gap-4 text-lead">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Part>
      )}
      {car.car_equipment.length > 0 && (
        <Part id="equipment" title={texts('carEquipment')}>
          <ul className="gap-gap sm:columns-2 xl:columns-3">
            {car.car_equipment.map((item) => (
              <li key={item} className="flex break-inside-avoid gap-3 py-[0.4375rem]">
                <Icon name="check" size="small" className="mt-1 text-brand" />
                {item}
              </li>
            ))}
          </ul>
          {notice && (
            <div className="mt-6">
              <Notice icon={<Icon name="info" />}>{texts('networkShutdownNotice')}</Notice>
            </div>
          )}
        </Part>
      )}
      {data.length > 0 && (
        <Part title={texts('carTechnicalData')}>
          <dl className="border-line border-t">
            {data.map(({ label, value }) => (
              <div key={label} className="grid grid-cols-[5fr_7fr] gap-4 border-line border-b py-3.5">
                <dt className="text-ink-muted">{texts(label)}</dt>
                <dd className="break-words tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="scroll-mt-[250px] pt-[clamp(3rem,5.6vw,5rem)] first:max-lg:pt-6 lg:scroll-mt-28"
    >
      <h2 className="mb-6">{title}</h2>
      {children}
    </section>
  );
}
