import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Prose } from '../../../shared/ui/prose.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';
import { Hours } from './hours.tsx';
import type { Weekday } from './today.ts';

type Props = BlockProps<typeof fields, { today: Weekday }>;

export function ContactLine({ fields, data }: Props) {
  const { title, text, line, note, hours, place } = fields;
  if (!line) return null;
  const withHours = hours.rows.length > 0;
  const withPlace = Boolean(place.title) || place.text.length > 0;
  return (
    <Section>
      <Container
        className={cx(
          'grid items-start gap-x-[clamp(2rem,4.5vw,4rem)] gap-y-12',
          columns(withHours, withPlace),
        )}
      >
        {withHours && <Hours {...hours} now={data.today} />}
        <div className={cx(!withHours && !withPlace && 'max-w-text')}>
          {title && <h2 className={small}>{title}</h2>}
          {text && <p>{text}</p>}
          <a
            href={line.href}
            className="my-5 inline-block border-b-2 border-accent pb-1.5 font-display text-[clamp(2.5rem,1.6rem+2.6vw,3.75rem)] leading-none font-heading tracking-[-0.035em] break-words text-brand-ink hover:border-current"
          >
            {line.text}
          </a>
          <Prose text={note} size="note" className="text-small" />
        </div>
        {withPlace && <Location {...place} />}
      </Container>
    </Section>
  );
}

const small = 'mb-5 text-[2rem]';

function Location({ title, text, link }: Props['fields']['place']) {
  return (
    <div>
      {title && <h2 className={small}>{title}</h2>}
      <Prose text={text} size="note" />
      {link && (
        <TextLink
          href={link.href}
          target={link.target || undefined}
          className="mt-4"
          iconAfter={<Icon name="arrow-right" size="small" />}
        >
          {link.text}
        </TextLink>
      )}
    </div>
  );
}

function columns(hours: boolean, place: boolean): string {
  if (hours && place) return 'md:grid-cols-2 xl:grid-cols-[4fr_5fr_3fr]';
  if (hours) return 'lg:grid-cols-[5fr_7fr]';
  return place ? 'lg:grid-cols-[7fr_5fr]' : '';
}
