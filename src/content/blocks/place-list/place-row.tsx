import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import type { fields as declared } from './fields.ts';

type Props = {
  row: Resolved<typeof declared>['rows'][number];
  pin: number | undefined;
  heading: 'h2' | 'h3';
};

/** The whole row is its link. On phones the link's text is last. */
export function PlaceRow({ row: { name, address, note, link }, pin, heading: Heading }: Props) {
  return (
    <div
      className={cx(
        'group relative grid gap-x-4 py-5 transition-[padding] duration-slow ease-calm',
        link && 'hover:pl-2',
        pin ? 'grid-cols-[auto_1fr] sm:grid-cols-[auto_1fr_auto]' : 'sm:grid-cols-[1fr_auto]',
      )}
    >
      {pin !== undefined && <PinNumber>{pin}</PinNumber>}
      <div className="text-[0.9375rem]">
        <Heading className="font-medium text-[1.0625rem] leading-normal tracking-normal">{name}</Heading>
        {address && <p className="text-ink-muted">{address}</p>}
        {note && <p className="text-ok-ink">{note}</p>}
      </div>
      {link && (
        <a
          href={link.href}
          className={cx(
            'num py-0.5 text-[0.9375rem] after:absolute after:inset-0 group-hover:text-brand-ink',
            pin !== undefined && 'max-sm:col-start-2',
          )}
        >
          {link.text}
        </a>
      )}
    </div>
  );
}

function PinNumber({ children }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="num grid size-9 place-items-center rounded-full border border-line-strong text-small transition-colors duration-fast group-hover:border-brand-ink group-hover:bg-brand group-hover:text-on-brand"
    >
      {children}
    </span>
  );
}
