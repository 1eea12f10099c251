import type { Texts } from '../../shared/sites/texts.ts';
import { ReloadLink } from './reload-link.tsx';

/** Rendered in place of a section that failed; the rest of the page is shown (ERR-01). */
export function SectionFallback({ texts }: { texts: Texts }) {
  return (
    <section className="page-width py-12" data-section-fallback>
      <div className="@container rounded-card border border-line bg-surface text-ink">
        <div className="flex flex-col items-start gap-x-12 gap-y-6 p-6 @xl:p-10 @3xl:flex-row @3xl:items-center @3xl:justify-between">
          <div className="max-w-[34rem]">
            <h2 className="text-subtitle">{texts('sectionErrorHeading')}</h2>
            <p className="mt-2 text-ink-muted">{texts('sectionErrorText')}</p>
            <p className="mt-1 text-ink-muted">{texts('sectionErrorHint')}</p>
          </div>
          <ReloadLink label={texts('sectionErrorButton')} />
        </div>
      </div>
    </section>
  );
}
