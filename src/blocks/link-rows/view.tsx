import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';
import { LinkRow } from './row.tsx';

type Props = BlockProps<typeof fields>;

const grounds = { paper: 'paper', stage: 'stage', brand: 'brand', dark: 'ink' } as const;

export function LinkRows({ fields }: Props) {
  const { title, titleSize, text, action, layout, figurePlace, tone, rows, more } = fields;
  if (rows.length === 0) return null;
  const dark = tone === 'brand' || tone === 'dark';
  const beside = layout === 'beside heading' && Boolean(title || text);
  return (
    <Section ground={grounds[tone]}>
      <Container
        className={cx(beside && 'grid gap-x-[clamp(2rem,7vw,6.5rem)] gap-y-10 lg:grid-cols-[5fr_7fr]')}
      >
        <div className={cx(!beside && 'mb-head-gap')}>
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
        <div>
          <ul className={cx('border-t', dark ? 'border-line-on-dark' : 'border-line-strong')}>
            {rows.map((row) => (
              <LinkRow
                key={`${row.title} ${row.note}`}
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
