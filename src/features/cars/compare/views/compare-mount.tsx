import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { CardGalleryMount } from '../../gallery/views/card-gallery-mount.tsx';
import { savedCountTexts } from '../../saved/saved-count.ts';
import { compareTextMap } from '../compare-texts.ts';

/**
 * Mount point of the tray and of the scripts for saving and comparing, on every page of a site that sells cars. A page
 * without cars fetches only what counts the saved ones, unless cars are being compared.
 */
export function CompareMount({ page }: { page: PageContext }) {
  const { site, language, texts, href } = page;
  if (!site.indices.cars) return null;
  return (
    <>
      <div
        hidden
        data-script="saved-count"
        data-language={language}
        data-texts={JSON.stringify(savedCountTexts(texts))}
      />
      <div
        data-script="car-selection"
        data-awaits="[data-compare], [data-save], [data-comparison]"
        data-language={language}
        data-list={href(site.pathToCarList)}
        data-texts={JSON.stringify(compareTextMap(texts))}
      >
        <p role="status" className="sr-only" />
        <div data-tray="" />
      </div>
      <CardGalleryMount language={language} texts={texts} />
    </>
  );
}
