import * as Heart from 'lucide-react/icons/heart';
import * as Images from 'lucide-react/icons/images';
import * as Rotate3d from 'lucide-react/icons/rotate-3d';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { CardMedia, CardTags } from '../../../../shared/ui/card.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { usePageStyle } from '../../../../shared/ui/page-styles.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { CarCardData } from '../card.ts';
import type { CardTexts } from '../card-texts.ts';
import { CarPicture } from './car-picture.tsx';

interface Props {
  card: CarCardData;
  texts: CardTexts;
  sizes: string;
  early: boolean | undefined;
}

/** The first picture with one mark, the save button and the gallery button: nothing else is on top of a car. */
export function CarCardPicture({ card, texts, sizes, early }: Props) {
  const { id, name, marks, pictures, pictureCount, blur, has360 } = card;
  const [first, ...more] = pictures;
  const [mark] = marks;
  const gallery = fillPlaceholders(texts('cardPictures'), { car: name, count: pictureCount });
  return (
    <CardMedia className={cx('car-card__media', first?.isIllustration && 'car-card__media--whole')}>
      {first && blur && <Blur image={blur} />}
      {first && (
        <CarPicture
          picture={{ ...first, placeholder: undefined }}
          sizes={sizes}
          fit={first.isIllustration ? 'contain' : 'cover'}
          priority={early}
        />
      )}
      {more.length > 0 && (
        <div className="car-card__more-pictures" data-more-pictures={more.map(({ src }) => src).join(' ')} />
      )}
      {/* Also for a picture that turns out not to be there (CARD-07). */}
      <p className="car-card__missing" hidden={first !== undefined}>
        {texts('missingImageText')}
      </p>
      {mark && (
        <CardTags>
          <Tag look={mark.look} lang={mark.lang}>
            {mark.text}
          </Tag>
        </CardTags>
      )}
      <button
        type="button"
        className="car-card__save"
        data-save={id}
        aria-pressed="false"
        aria-label={fillPlaceholders(texts('cardSave'), { car: name })}
      >
        <IconShape of={Heart} />
      </button>
      {first && (
        <button
          type="button"
          className="car-card__pictures"
          data-pictures={id}
          aria-label={has360 ? `${texts('cardInTheRound')}, ${gallery}` : gallery}
        >
          <IconShape of={has360 ? Rotate3d : Images} size="small" />
          {has360 ? texts('cardInTheRound') : pictureCount}
        </button>
      )}
    </CardMedia>
  );
}

/** Under the picture, not as its background: cars are cut-outs, and a background would show through their windows. */
function Blur({ image }: { image: string }) {
  return <span className={cx('car-card__blur', usePageStyle(`background-image:url("${image}")`))} />;
}
