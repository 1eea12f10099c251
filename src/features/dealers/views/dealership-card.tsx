import * as ImageIcon from 'lucide-react/icons/image';
import { telephoneLink } from '../../../shared/platform/telephone-link.ts';
import { MissingPicture } from '../../../shared/ui/card.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { DealershipCardData } from '../dealership-card.ts';
import { OpenNow } from './open-now.tsx';

type Props = {
  card: DealershipCardData;
  level: 'h2' | 'h3';
  /** Instead of a picture. */
  missingText: string;
  /** '12 km', once it is known from where. */
  distance?: string | undefined;
};

/** The whole card is one link; the telephone lies above it (DSL-02, TEASE-01). */
export function DealershipCard({ card, level: Name, missingText, distance }: Props) {
  const { name, href, street, town, phone, opening } = card;
  return (
    <li data-dealership={card.id} className="group relative flex flex-col">
      <div className="aspect-4/3 overflow-hidden rounded-picture bg-stage max-sm:aspect-video">
        <CardPicture card={card} missingText={missingText} />
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-3">
        <Name className="text-[1.25rem] leading-tight tracking-(--track-3)">
          <a href={href} className={wholeCard}>
            <span className={underline}>{name}</span>
          </a>
        </Name>
        {distance && (
          <span data-distance className="flex-none whitespace-nowrap text-ink-muted text-small tabular-nums">
            {distance}
          </span>
        )}
      </div>
      <address className="mt-1 mb-3 text-ink-muted text-small not-italic">
        {street}
        <br />
        {town}
      </address>
      {(phone || opening) && (
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-line border-t pt-2 text-small">
          {phone && (
            <a
              href={telephoneLink(phone)}
              className="relative z-1 inline-flex min-h-7 items-center tabular-nums decoration-1 underline-offset-4 hover:underline"
            >
              {phone}
            </a>
          )}
          {opening && <OpenNow opening={opening} />}
        </p>
      )}
    </li>
  );
}

const SIZES = '(min-width: 75rem) 22vw, (min-width: 56.25rem) 31vw, (min-width: 40rem) 46vw, 92vw';
const moving = 'transition-[scale] duration-900 ease-calm group-hover:scale-103';

function CardPicture({
  card: { picture, imageUrl },
  missingText,
}: Pick<Props, 'missingText'> & { card: DealershipCardData }) {
  if (picture) return <Picture picture={picture} sizes={SIZES} fit="cover" className={moving} />;
  if (!imageUrl) return <MissingPicture icon={<IconShape of={ImageIcon} />} text={missingText} />;
  return (
    <img
      src={imageUrl}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      className={`size-full object-cover ${moving}`}
    />
  );
}

const wholeCard =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-4';
const underline =
  'bg-[linear-gradient(currentColor,currentColor)] bg-[0_100%] bg-[length:0_1px] bg-no-repeat transition-[background-size] duration-slow ease-calm group-hover:bg-[length:100%_1px]';
