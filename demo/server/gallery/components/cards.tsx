import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../../../src/shared/platform/picture.ts';
import {
  Card,
  CardBody,
  CardLink,
  CardMedia,
  CardTags,
  MissingPicture,
} from '../../../../src/shared/ui/card.tsx';
import { cx } from '../../../../src/shared/ui/class-names.ts';
import { Icon } from '../../../../src/shared/ui/icon.tsx';
import { IconButton } from '../../../../src/shared/ui/icon-button.tsx';
import { Picture } from '../../../../src/shared/ui/picture.tsx';
import { Price } from '../../../../src/shared/ui/price.tsx';
import { ScrollRow } from '../../../../src/shared/ui/scroll-row.tsx';
import { Tag } from '../../../../src/shared/ui/tag.tsx';
import { Sample, Sheet } from './sheet.tsx';

interface Props {
  scene?: PictureData | undefined;
  car?: PictureData | undefined;
}

export function Cards({ scene, car }: Props) {
  return (
    <Sheet
      id="cards"
      title="Cards"
      note="Hairline before shadow. On hover the line darkens and the name is underlined."
    >
      <div className="grid gap-gap sm:grid-cols-2 xl:grid-cols-3">
        <CarCard
          name="Long Range"
          car={car}
          tag={<Tag look="campaign">Campaign</Tag>}
          earlierPrice="529 900 kr"
        />
        <CarCard name="Hovered" car={car} state="is-hover" tag={<Tag>Just in</Tag>} />
        <CarCard name="Without a picture" state="is-focus" note="excl. VAT" />
      </div>
      <Sample name="Prices" className="grid gap-4 sm:grid-cols-2">
        <Price now="499 900 kr" earlierPrice="529 900 kr" earlierPriceLabel="Earlier price" />
        <Price now="£18,450" note="incl. VAT" size="large" />
      </Sample>
      <Sample name="A row that scrolls and snaps, without script" className="min-w-0">
        <ScrollRow id="gallery-row" label="More cars">
          {['Estate', 'Hatchback', 'Saloon', 'Van', 'Coupé'].map((name) => (
            <CarCard key={name} name={name} car={car} />
          ))}
        </ScrollRow>
      </Sample>
      {scene && (
        <Sample name="A picture keeps its subject in every crop" className="grid grid-cols-[3fr_1fr] gap-gap">
          <div className="h-80 overflow-hidden rounded-card">
            <Picture picture={scene} sizes="(min-width: 64rem) 50vw, 75vw" fit="cover" />
          </div>
          <div className="h-80 overflow-hidden rounded-card">
            <Picture picture={scene} sizes="25vw" fit="cover" />
          </div>
        </Sample>
      )}
    </Sheet>
  );
}

interface CarCardProps {
  name: string;
  car?: PictureData | undefined;
  tag?: ReactNode;
  state?: string | undefined;
  earlierPrice?: string | undefined;
  note?: string | undefined;
}

function CarCard({ name, car, tag, state, earlierPrice, note }: CarCardProps) {
  return (
    <Card className={cx(state)}>
      <CardMedia>
        {car ? (
          <Picture picture={car} sizes="20rem" fit="contain" className="px-[3%] pt-[4%]" />
        ) : (
          <MissingPicture icon={<Icon name="image" />} text="The picture is on its way" />
        )}
        {tag && <CardTags>{tag}</CardTags>}
      </CardMedia>
      <CardBody>
        <h3>
          <CardLink href="#cards">{name}</CardLink>
        </h3>
        <p className="text-ink-muted text-small">82 kWh, all-wheel drive</p>
        <div className="mt-4 flex items-end justify-between gap-3">
          <Price now="499 900 kr" earlierPrice={earlierPrice} earlierPriceLabel="Earlier price" note={note} />
          <IconButton label={`Compare ${name}`} icon={<Icon name="arrow-left-right" />} />
        </div>
      </CardBody>
      <div className="flex min-h-14 items-center justify-between gap-3 border-t border-t-line px-5 text-size-small">
        <span className="inline-flex items-center gap-1.5 text-ink-muted">
          <Icon name="map-pin" size="small" />
          Björkvik
        </span>
        <Tag look="ok" className="bg-transparent px-0">
          In stock
        </Tag>
      </div>
    </Card>
  );
}
