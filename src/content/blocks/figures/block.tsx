import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = { fields, view: Figures } satisfies Block<typeof fields>;

type Props = BlockProps<typeof fields>;

const grounds = { paper: 'paper', dark: 'ink', brand: 'brand' } as const;
const columns = ['', 'md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'];

function Figures({ fields }: Props) {
  const { title, figures, tone, placement } = fields;
  if (figures.length === 0) return null;
  if (placement === 'foot of the hero') {
    return (
      <section className="on-dark relative z-1 h-0 text-on-dark">
        <Container className="absolute inset-x-0 bottom-6 lg:bottom-10">
          <Row figures={figures} dark />
        </Container>
      </section>
    );
  }
  const dark = tone !== 'paper';
  return (
    <Section ground={grounds[tone]} className={cx(!title && 'py-12 lg:py-16')}>
      <Container>
        {title && <h2 className="mb-head-gap">{title}</h2>}
        <Row figures={figures} dark={dark} />
      </Container>
    </Section>
  );
}

function Row({ figures, dark }: { figures: Props['fields']['figures']; dark: boolean }) {
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-x-gap gap-y-6 border-t pt-6',
        dark ? 'border-line-on-dark' : 'border-line-strong',
        columns[Math.min(figures.length, 4)],
      )}
    >
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className={cx('mt-1 text-small', dark ? 'text-on-dark-soft' : 'text-ink-muted')}>{label}</dt>
          <dd className="font-display text-[clamp(1.75rem,1.2rem+2vw,3rem)] leading-[1.1] font-heading tracking-[-0.035em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
