import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';

type Card = BlockProps<typeof fields>['fields']['cards'][number];

type Props = Card & { crop: string; sizes: string; large: boolean; level: 'h2' | 'h3' };

/** The whole card is one link: the title carries it, its target covers the card. */
export function ImageCard({
  image,
  title,
  text,
  label,
  date,
  link,
  crop,
  sizes,
  large,
  level: Title,
}: Props) {
  return (
    <li className="group relative flex flex-col">
      <div className={cx('overflow-hidden rounded-picture bg-stage', crop)}>
        {image ? (
          <Picture
            picture={image}
            sizes={sizes}
            fit="cover"
            className={cx(link && 'transition-[scale] duration-900 ease-calm group-hover:scale-103')}
          />
        ) : (
          <span className="grid size-full place-items-center text-ink-faint">
            <Icon name="image" />
          </span>
        )}
      </div>
      <Meta label={label} date={date} />
      <Title className={cx('mt-2 max-w-[30rem]', large ? 'text-title' : 'text-subtitle')}>
        {link ? (
          <a href={link.href} target={link.target || undefined} className={wholeCard}>
            <span className={underline}>{title}</span>
          </a>
        ) : (
          title
        )}
      </Title>
      {text && <p className={cx('max-w-[32rem] text-ink-muted', large ? 'mt-3' : 'mt-1.5')}>{text}</p>}
    </li>
  );
}

const wholeCard =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-3';
const underline =
  'bg-[linear-gradient(currentColor,currentColor)] bg-[0_100%] bg-[length:0_1px] bg-no-repeat transition-[background-size] duration-slow ease-calm group-hover:bg-[length:100%_1px]';

function Meta({ label, date }: Pick<Card, 'label' | 'date'>) {
  if (!label && !date) return <span className="mt-3" />;
  return (
    <p className="mt-5 flex gap-3.5 text-ink-muted text-small tabular-nums">
      {label && <span>{label}</span>}
      {date && <span>{date}</span>}
    </p>
  );
}
