import { useState } from 'react';
import { cx } from '../../../shared/ui/class-names.ts';
import type { KitCartTexts } from '../cart/cart-texts.ts';

interface Props {
  name: string;
  images: readonly string[];
  texts: KitCartTexts;
}

/** One picture large; with several, a row of small ones to choose from. */
export function KitPictures({ name, images, texts }: Props) {
  const [chosen, setChosen] = useState(0);
  return (
    <div className="kit-pictures">
      <img className="kit-pictures__large" src={images[chosen]} alt={name} width={720} height={540} />
      {images.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div role="group" aria-label={texts('kitPictures')} className="kit-pictures__row">
          {images.map((image, position) => (
            <button
              key={image}
              type="button"
              aria-label={texts('kitPictureNumber', { number: position + 1 })}
              aria-pressed={position === chosen}
              className={cx('kit-pictures__choice', position === chosen && 'kit-pictures__choice--chosen')}
              onClick={() => setChosen(position)}
            >
              <img src={image} alt="" width={80} height={60} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
