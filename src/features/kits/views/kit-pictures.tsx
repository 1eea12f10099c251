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
    <div className="kit-pictures bg-stage p-0">
      <img
        className="aspect-[4/3] w-full object-cover"
        src={images[chosen]}
        alt={name}
        width={720}
        height={540}
      />
      {images.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div role="group" aria-label={texts('kitPictures')} className="flex flex-wrap gap-2 p-3">
          {images.map((image, position) => (
            <button
              key={image}
              type="button"
              aria-label={texts('kitPictureNumber', { number: position + 1 })}
              aria-pressed={position === chosen}
              className={cx(
                'kit-pictures__choice overflow-hidden rounded-field',
                position === chosen && 'border-brand-ink',
              )}
              onClick={() => setChosen(position)}
            >
              <img className="h-15 w-20 object-cover" src={image} alt="" width={80} height={60} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
