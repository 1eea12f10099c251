import * as ChevronDown from 'lucide-react/icons/chevron-down';
import type { FacetValue } from '../../../../shared/search/port.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';

/** Folded by model: a service kit fits hundreds of types. */
export function FittingCars({ cars, texts }: { cars: readonly FacetValue[]; texts: Texts }) {
  if (cars.length === 0) return null;
  return (
    <section className="fitting-cars">
      <h2>{texts('kitPageFits')}</h2>
      <p>{texts('kitPageFitsText')}</p>
      {cars.map((make) =>
        make.children.map((model) => (
          <details key={`${make.text} ${model.text}`}>
            <summary>
              {make.text} {model.text}
              <span className="num">{texts('kitPageTypes', { count: model.count })}</span>
              <IconShape of={ChevronDown} size="small" />
            </summary>
            <ul>
              {model.children.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )),
      )}
    </section>
  );
}
