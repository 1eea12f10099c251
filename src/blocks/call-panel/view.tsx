import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Container, Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';

type Props = BlockProps<typeof fields>;

export function CallPanel({ fields }: Props) {
  const { title, text, facts, tone } = fields;
  if (!title) return null;
  return (
    <Section ground={tone === 'brand' ? 'brand' : 'ink'} className="py-[clamp(4rem,7.8vw,7rem)]">
      <Container
        className={cx(
          'grid items-end gap-x-[clamp(2rem,7vw,6.5rem)] gap-y-12',
          facts.length > 0 && 'lg:grid-cols-[8fr_4fr]',
        )}
      >
        <div>
          <h2 className="max-w-[16em] text-display">{title}</h2>
          {text && <p className="mt-6 max-w-[36rem] text-lead text-on-dark-soft">{text}</p>}
          <Ways fields={fields} />
        </div>
        {facts.length > 0 && <Facts facts={facts} />}
      </Container>
    </Section>
  );
}

function Ways({ fields: { link, secondLink } }: { fields: Props['fields'] }) {
  if (!link && !secondLink) return null;
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
      {link && (
        <ButtonLink href={link.href} kind="accent" size="large">
          {link.text}
        </ButtonLink>
      )}
      {secondLink && <TextLink href={secondLink.href}>{secondLink.text}</TextLink>}
    </p>
  );
}

function Facts({ facts }: { facts: Props['fields']['facts'] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-t border-line-on-dark py-4"
        >
          <dt className="text-on-dark-soft">{label}</dt>
          <dd className="font-display text-title font-heading whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
