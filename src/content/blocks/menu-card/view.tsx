import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';
import { Opening } from './opening.tsx';
import type { TodaysLine } from './todays-line.ts';

type Props = BlockProps<typeof fields, TodaysLine | undefined>;
type Shown = Props['fields'];

export function MenuCard({ fields, data }: Props) {
  return (
    <>
      {fields.opening.title.length > 0 && <Opening {...fields.opening} today={data} />}
      <Card {...fields} />
    </>
  );
}

function Card({ title, text, groups, note, aside }: Shown) {
  const filled = groups.filter(({ dishes }) => dishes.length > 0);
  if (filled.length === 0) return null;
  return (
    <Section ground="brand" className="py-[clamp(4rem,7.8vw,7rem)]">
      <Container className="grid items-start gap-x-[clamp(2rem,4.5vw,4rem)] gap-y-10 md:grid-cols-2 xl:grid-cols-[3fr_6fr_3fr]">
        <div>
          {title && (
            <h2 className="text-[clamp(3.5rem,5.9vw,5.25rem)] italic leading-none tracking-[-0.045em]">
              {title}
            </h2>
          )}
          {text && <p className="mt-6 max-w-[17rem] text-on-dark-soft">{text}</p>}
        </div>
        <div className={card}>
          {filled.map((group) => (
            <Dishes key={group.title} {...group} />
          ))}
          {note && (
            <p className="mt-5 border-line border-t pt-5 font-display text-ink-muted italic">{note}</p>
          )}
        </div>
        <Aside {...aside} />
      </Container>
    </Section>
  );
}

const card =
  'bg-paper p-[clamp(1.5rem,3.4vw,3rem)] text-ink shadow-[inset_0_0_0_6px_var(--paper),inset_0_0_0_7px_var(--brand-ink)] ' +
  'rounded-[3px] max-md:-mx-2 md:order-last md:col-span-2 xl:order-none xl:col-span-1';

function Dishes({ title, dishes }: Shown['groups'][number]) {
  const Name = title ? 'h4' : 'h3';
  return (
    <div className="not-first:mt-8">
      {title && <h3 className="mb-3 font-display text-[1.125rem] text-brand-ink italic">{title}</h3>}
      <ul>
        {dishes.map(({ name, marks, price, description }) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 py-5 first:pt-0 last:pb-0 md:grid-cols-[auto_1fr_auto]"
          >
            <Name className="text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-[1.15] font-[420] tracking-[-0.02em]">
              {name}
              {marks && (
                <span className="ml-2 text-body font-normal tracking-normal text-brand-ink italic">
                  {marks}
                </span>
              )}
            </Name>
            <span
              aria-hidden="true"
              className="hidden -translate-y-1 border-b-[1.5px] border-dotted border-line-strong md:block"
            />
            <span className="font-display text-[1.25rem] tabular-nums">{price}</span>
            {description && (
              <p className="col-span-full mt-0.5 max-w-[26rem] text-ink-muted">{description}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Aside({ title, rows, note }: Shown['aside']) {
  if (rows.length === 0) return null;
  return (
    <div>
      {title && <h3 className="text-[1.375rem]">{title}</h3>}
      <dl className={cx('border-t border-line-on-dark', title && 'mt-4')}>
        {rows.map(({ label, text }) => (
          <div key={label} className="border-b border-line-on-dark py-3">
            <dt className="text-small text-on-dark-soft">{label}</dt>
            <dd className="font-display text-[1.0625rem] leading-[1.35]">{text}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-5 text-small">{note}</p>}
    </div>
  );
}
