import { compareWords } from '../catalogue/compare/compare-words.ts';
import { CardGalleryPlace } from '../catalogue/gallery/views/card-gallery-place.tsx';
import type { PageContext } from './block.ts';

/** Where the tray appears, and what brings hearts and comparison to life: on every page of a site that sells cars. */
export function ChosenCars({ page }: { page: PageContext }) {
  const { site, language, texts, href } = page;
  if (!site.indices.cars) return null;
  return (
    <>
      <div
        data-script="chosen-cars"
        data-language={language}
        data-list={href(site.pathToCarList)}
        data-words={JSON.stringify(compareWords(texts))}
      >
        <p role="status" className="sr-only" />
        <div data-tray="" />
      </div>
      <CardGalleryPlace language={language} texts={texts} />
    </>
  );
}
