import type { Texts } from '../../../../../shared/sites/texts.ts';
import { Tag } from '../../../../../shared/ui/tag.tsx';
import { CarGallery } from '../../../gallery/views/car-gallery.tsx';
import { carName } from '../../../record/car-name.ts';
import type { CarPageContent } from '../../car-page-content.ts';
import { anchorOffset } from './car-section.tsx';

type Props = Pick<CarPageContent, 'car' | 'card' | 'pictures' | 'mediaAddress'> & {
  texts: Texts;
  className?: string;
};

export function Pictures({ car, card, pictures, mediaAddress, texts, className = '' }: Props) {
  return (
    <CarGallery
      car={{ id: car.id, name: carName(car), version: car.version }}
      pictures={pictures}
      mediaAddress={mediaAddress}
      tags={card.marks.map(({ look, text }) => (
        <Tag key={text} look={look}>
          {text}
        </Tag>
      ))}
      texts={texts}
      className={`min-w-0 ${anchorOffset} ${className}`}
    />
  );
}
