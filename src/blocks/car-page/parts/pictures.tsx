import { carName } from '../../../catalogue/car-name.ts';
import { CarGallery } from '../../../catalogue/gallery/views/car-gallery.tsx';
import type { Texts } from '../../../sites/texts.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { ShownCar } from '../shown-car.ts';
import { landing } from './part.tsx';

type Props = Pick<ShownCar, 'car' | 'card' | 'pictures' | 'mediaAddress'> & { texts: Texts };

export function Pictures({ car, card, pictures, mediaAddress, texts }: Props) {
  return (
    <CarGallery
      car={{ id: car.car_id, name: carName(car), version: car.car_version }}
      pictures={pictures}
      mediaAddress={mediaAddress}
      tags={card.marks.map(({ look, text }) => (
        <Tag key={text} look={look}>
          {text}
        </Tag>
      ))}
      texts={texts}
      className={`min-w-0 ${landing}`}
    />
  );
}
