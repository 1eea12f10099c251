import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import { Island } from '../../../../shared/ui/island.tsx';
import { Container, SectionHead } from '../../../../shared/ui/section.tsx';
import { savedTextMap } from '../saved-texts.ts';
import { island } from './saved-cars.island.tsx';

type SavedCarsFields = { title: string; titleTag: 'h1' | 'h2'; lead: string };

/** The cars a visitor saved, or a list that somebody sent; both are known to the browser alone. */
export function SavedCarsSection({ fields: { title, titleTag, lead }, page }: ViewProps<SavedCarsFields>) {
  const { site, texts, language, href } = page;
  if (!site.indices.cars) return null;
  const isFirst = titleTag === 'h1';
  return (
    <div className={isFirst ? 'pt-[clamp(2rem,5vw,4.5rem)] pb-section' : 'py-section'}>
      <Container>
        <SectionHead title={title || texts('savedCars')} level={isFirst ? 1 : 2} lead={lead || undefined} />
        <div className="saved-cars">
          <Island of={island} props={{ ...savedTextMap(texts), language, list: href(site.pathToCarList) }} />
        </div>
      </Container>
    </div>
  );
}
