import type { Language } from '../../../../shared/sites/languages.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { galleryTexts } from '../gallery-texts.ts';

/** Once on every page that has cards: their buttons for pictures open the gallery over the page. */
export function CardGalleryMount({ language, texts }: { language: Language; texts: Texts }) {
  return (
    <div
      hidden
      data-script="card-gallery"
      data-awaits="[data-car]"
      data-language={language}
      data-texts={JSON.stringify(galleryTexts(texts))}
    />
  );
}
