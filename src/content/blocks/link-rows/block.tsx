import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';
import { LinkRow } from './row.tsx';

export const block = { fields, view: LinkRows } satisfies Block<typeof fields>;

type Props = BlockProps<typeof fields>;

const grounds = { paper: 'paper', stage: 'stage', brand: 'brand', dark: 'ink' } as const;

function LinkRows({ fields }: Props) {
  const { title, text, layout, figurePlace, tone, rows, more } = fields;
  if (rows.length === 0) return null;
  const dark = tone === 'brand' || tone === 'dark';
  const headed = Boolean(title || text);
  const beside = headed && layout === 'beside heading';
  const columns = dark ? 'lg:grid-cols-2' : 'lg:grid-cols-[5fr_7fr]';
  return (
    <Section ground={grounds[tone]} className={cx(tone === 'stage' && 'bg-stage-light')}>
      <Container className={cx(beside && `grid gap-x-[clamp(2rem,7vw,6.5rem)] gap-y-10 ${columns}`)}>
        {headed && <Head fields={fields} dark={dark} className={cx(!beside && 'mb-head-gap')} />}
        <div>
          <ul className={cx('border-t', dark ? 'border-line-on-dark' : 'border-line-strong')}>
            {rows.map((row) => (
              <LinkRow
                key={`${row.figure} ${row.title} ${row.note}`}
                row={row}
                figurePlace={figurePlace}
                dark={dark}
                wide={!beside}
              />
            ))}
          </ul>
          {more && (
            <TextLink href={more.href} className="mt-6">
              {more.text}
            </TextLink>
          )}
        </div>
      </Container>
    </Section>
  );
}

type HeadProps = { fields: Props['fields']; dark: boolean; className: string };

function Head({ fields: { title, titleSize, text, action }, dark, className }: HeadProps) {
  return (
    <div className={className}>
      {title && <h2 className={cx(titleSize === 'large' && 'text-display')}>{title}</h2>}
      {text && (
        <p className={cx('mt-6 max-w-[36rem] text-lead', dark ? 'text-on-dark-soft' : 'text-ink-muted')}>
          {text}
        </p>
      )}
      {action && (
        <ButtonLink
          href={action.href}
          kind={dark ? 'accent' : 'primary'}
          className="mt-8"
          iconAfter={<Icon name="arrow-right" />}
        >
          {action.text}
        </ButtonLink>
      )}
    </div>
  );
}
