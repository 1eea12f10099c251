import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = { fields, view: CallPanel } satisfies Block<typeof fields>;

type Props = BlockProps<typeof fields>;
type Shown = Props['fields'];

function CallPanel({ fields }: Props) {
  if (!fields.title) return null;
  return fields.image ? <UnderPicture {...fields} /> : <Band {...fields} />;
}

const grounds = { brand: 'brand', dark: 'ink' } as const;

function Band({ title, text, link, secondLink, facts, tone }: Shown) {
  return (
    <Section ground={grounds[tone]} className="py-[clamp(4rem,7.8vw,7rem)]">
      <Container
        className={cx(
          'grid items-end gap-x-[clamp(2rem,7vw,6.5rem)] gap-y-12',
          facts.length > 0 && 'lg:grid-cols-[8fr_4fr]',
        )}
      >
        <div>
          <h2 className="max-w-[16em] text-display">{title}</h2>
          {text && <p className="mt-6 max-w-[36rem] text-lead text-on-dark-soft">{text}</p>}
          <Links link={link} secondLink={secondLink} className="mt-10" />
        </div>
        {facts.length > 0 && <Facts facts={facts} />}
      </Container>
    </Section>
  );
}

function UnderPicture({ image, title, text, link, secondLink, tone }: Shown) {
  return (
    <Section ground={grounds[tone]} className="py-0">
      {image && (
        <Picture
          picture={image}
          sizes="100vw"
          className="aspect-3/4 max-h-[56rem] w-full object-cover md:aspect-16/10"
        />
      )}
      <Container className="grid items-end gap-x-16 gap-y-6 py-[clamp(2.5rem,4.5vw,4rem)] lg:grid-cols-[7fr_5fr]">
        <h2 className="text-display">{title}</h2>
        <div>
          {text && <p className="max-w-[30rem] text-lead text-on-dark-soft">{text}</p>}
          <Links link={link} secondLink={secondLink} className="mt-6" />
        </div>
      </Container>
    </Section>
  );
}

type LinksProps = Pick<Shown, 'link' | 'secondLink'> & { className: string };

function Links({ link, secondLink, className }: LinksProps) {
  if (!link && !secondLink) return null;
  return (
    <p className={cx('flex flex-wrap items-center gap-x-8 gap-y-4', className)}>
      <CallToAction link={link} kind="accent" size="large" />
      {secondLink && <TextLink href={secondLink.href}>{secondLink.text}</TextLink>}
    </p>
  );
}

function Facts({ facts }: Pick<Shown, 'facts'>) {
  return (
    <dl>
      {facts.map(({ label, value, link }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-line-on-dark border-t py-4"
        >
          <dt className="text-on-dark-soft">{label}</dt>
          <dd className="whitespace-nowrap font-display font-heading text-title">
            {link ? (
              <a href={link.href} className="underline decoration-1 underline-offset-6 hover:decoration-2">
                {value}
                <span className="sr-only"> {label}</span>
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
