import { MissingPicture } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { telephoneLink } from '../../dealership-links.ts';
import type { SelectedDealership } from '../load-selection.ts';

type Props = { site: SelectedDealership; href: string; level: 'h2' | 'h3'; missing: string };

/** The whole card is one link; the telephone lies above it. */
export function DealershipCard({ site: { dealership: site, thumbnail }, href, level: Name, missing }: Props) {
  const large = site.imageUrl;
  return (
    <li className="group relative flex flex-col">
      <div className="aspect-4/3 overflow-hidden rounded-card bg-stage">
        {large ? (
          <img
            src={large}
            srcSet={thumbnail && `${thumbnail} 640w, ${large} 1280w`}
            sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 92vw"
            alt=""
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-[scale] duration-900 ease-calm group-hover:scale-103"
          />
        ) : (
          <MissingPicture icon={<Icon name="building-2" />} text={missing} />
        )}
      </div>
      <Name className="mt-4 text-subtitle">
        <a href={href} className={wholeCard}>
          <span className={underline}>{site.name}</span>
        </a>
      </Name>
      <p className="mt-1 text-ink-muted">
        {site.street}
        <br />
        {site.zip} {site.city}
      </p>
      {site.phone && (
        <a
          href={telephoneLink(site.phone)}
          className="num relative z-1 mt-2 inline-flex min-h-8 items-center gap-2 self-start hover:underline hover:underline-offset-4"
        >
          <Icon name="phone" size="small" />
          {site.phone}
        </a>
      )}
    </li>
  );
}

const wholeCard =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-3';
const underline =
  'bg-[linear-gradient(currentColor,currentColor)] bg-[0_100%] bg-[length:0_1px] bg-no-repeat transition-[background-size] duration-slow ease-calm group-hover:bg-[length:100%_1px]';
