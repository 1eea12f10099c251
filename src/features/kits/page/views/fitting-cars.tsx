import * as ChevronDown from 'lucide-react/icons/chevron-down';
import type { FacetValue } from '../../../../shared/search/port.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';

/** Folded by model: a service kit fits hundreds of types. */
export function FittingCars({ cars, texts }: { cars: readonly FacetValue[]; texts: Texts }) {
  if (cars.length === 0) return null;
  return (
    <section className="fitting-cars [&_summary>span]:ml-auto [&_summary>span]:flex-none [&_summary>span]:text-size-small [&_summary>span]:text-ink-muted">
      <h2 className="text-(length:--h3) font-medium">{texts('kitPageFits')}</h2>
      <p className="mt-2 mb-4 text-ink-muted">{texts('kitPageFitsText')}</p>
      {cars.map((make) =>
        make.children.map((model) => (
          <details className="border-t border-t-line" key={`${make.text} ${model.text}`}>
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 hot:text-brand-ink [&::-webkit-details-marker]:hidden">
              {make.text} {model.text}
              <span className="num">{texts('kitPageTypes', { count: model.count })}</span>
              <IconShape of={ChevronDown} size="small" />
            </summary>
            <ul className="[columns:14rem] pb-4 text-size-small leading-[1.8] text-ink-muted">
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
