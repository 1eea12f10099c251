import type { Picture } from '../../platform/picture.ts';
import { cx } from '../../ui/class-names.ts';
import { type PicturePlate as PicturePlateData, PLATE_HEIGHT_MM, PLATE_WIDTH_MM } from '../picture-plate.ts';

interface Props {
  plate: PicturePlateData;
  picture: Pick<Picture, 'width' | 'height'>;
  fit: 'cover' | 'contain';
}

const STRIP_MM = 44;
const LETTERS_FROM_MM = STRIP_MM + 24;

/**
 * A registration number over the blank plate of a picture, cropped as the picture is. Letters are fitted to the plate, so that
 * the font of the visitor's system does not matter; those who do not see it read it in the text.
 */
export function PicturePlate({
  plate: { text, sign, look, matrix },
  picture: { width, height },
  fit,
}: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      className={cx('picture-plate', look === 'yellow' && 'picture-plate--yellow')}
    >
      <g transform={matrix}>
        <rect width={PLATE_WIDTH_MM} height={PLATE_HEIGHT_MM} />
        <path d={`M0 0h${STRIP_MM}v${PLATE_HEIGHT_MM}H0z`} />
        <text x={STRIP_MM / 2} y={94} fontSize={sign.length > 2 ? 21 : 30} textAnchor="middle" fill="#fff">
          {sign}
        </text>
        <text
          x={LETTERS_FROM_MM}
          y={90}
          fontSize={98}
          textLength={PLATE_WIDTH_MM - LETTERS_FROM_MM - 22}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      </g>
    </svg>
  );
}
