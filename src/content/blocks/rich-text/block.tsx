import { cx } from '../../../shared/ui/class-names.ts';
import { Prose } from '../../../shared/ui/prose.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = { fields, view: RichText } satisfies Block<typeof fields>;

function RichText({ fields: { title, titleTag, lead, body, width } }: BlockProps<typeof fields>) {
  if (!title && !lead && body.length === 0) return null;
  const Title = titleTag;
  const beside = width === 'beside heading';
  return (
    <Section
      className={cx(
        titleTag === 'h1' && 'pt-[clamp(2.5rem,5vw,4.5rem)]',
        body.length === 0 && 'pb-10 lg:pb-14',
      )}
    >
      <Container className={cx(beside && 'lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-[clamp(2rem,7vw,6.5rem)]')}>
        <div className={cx(!beside && 'max-w-[48rem]')}>
          {title && <Title className="text-balance">{title}</Title>}
          {lead && <p className={cx('max-w-text text-ink-muted text-lead', title && 'mt-5')}>{lead}</p>}
        </div>
        <Prose text={body} className={cx((title || lead) && 'mt-8', beside && 'lg:mt-0')} />
      </Container>
    </Section>
  );
}
