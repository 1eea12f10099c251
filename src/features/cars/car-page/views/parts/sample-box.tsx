import type { Texts } from '../../../../../shared/sites/texts.ts';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import { textLanguage } from '../../../in-language/feed-language.ts';
import type { Car } from '../../../record/car.ts';
import { sampleEquipment } from '../../sample-equipment.ts';

/** The standard equipment of a sample (DET-23). */
export function SampleBox({ car, texts }: { car: Car; texts: Texts }) {
  const items = sampleEquipment(car);
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="sample-title"
      className="mt-6 rounded-card border border-line bg-surface px-6 py-5 text-small"
    >
      <h2 id="sample-title" className="font-medium text-body">
        {texts('detailSampleEquipment')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {items.map((item) => (
          <li key={item} lang={textLanguage(car, item)} className="flex gap-2.5">
            <Icon name="check" size="small" className="mt-0.5 text-brand-ink" />
            {item}
          </li>
        ))}
      </ul>
      {items.length < car.equipment.length && (
        <p className="mt-3">
          <a href="#equipment" className="text-link">
            {texts('detailSampleAll')}
          </a>
        </p>
      )}
      <p className="mt-4 border-line border-t pt-4 text-ink-muted">{texts('detailSampleNote')}</p>
    </section>
  );
}
