import { BUTTON_KINDS } from '../../../shared/ui/button.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Prose } from '../../../shared/ui/prose.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = { fields, view: TextWithImage } satisfies Block<typeof fields>;

type Fields = BlockProps<typeof fields>['fields'];

function TextWithImage({ fields: block }: BlockProps<typeof fields>) {
  if (!block.title && block.text.length === 0) return null;
  return (
    <Section
      id={block.anchor || undefined}
      className={cx(block.titleTag === 'h1' && 'pt-[clamp(1.5rem,5vw,4.5rem)]')}
    >
      <Container className="grid items-center gap-8 lg:grid-cols-12 lg:gap-x-gap">
        {block.image && (
          <div
            className={cx(
              'overflow-hidden rounded-picture bg-stage',
              ratios[block.imageRatio],
              block.reverse ? 'lg:order-2 lg:col-start-6 lg:col-end-13' : 'lg:col-start-1 lg:col-end-8',
            )}
          >
            <Picture picture={block.image} sizes="(min-width: 64rem) 58vw, 100vw" fit="cover" />
          </div>
        )}
        <div className={block.reverse ? 'lg:col-start-1 lg:col-end-5' : 'lg:col-start-9 lg:col-end-13'}>
          <Content {...block} />
        </div>
      </Container>
    </Section>
  );
}

const ratios = { '4:3': 'aspect-4/3', '1:1': 'aspect-square', '3:4': 'aspect-3/4', '16:9': 'aspect-video' };

function Content({ title, titleTag: Title, text, link, buttonType, figures }: Fields) {
  return (
    <>
      {title && <Title>{title}</Title>}
      <Prose text={text} className="mt-6 text-[1.0625rem] text-ink-muted leading-[1.6]" />
      {link && <Action link={link} look={buttonType} />}
      {figures.length > 0 && (
        <dl
          className={cx(
            'mt-10 grid justify-between gap-4 border-line border-t pt-6',
            figures.length > 3 ? 'grid-cols-2' : 'auto-cols-auto grid-flow-col',
          )}
        >
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-muted text-small">{label}</dt>
              <dd className="text-title">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Action({ link, look }: { link: NonNullable<Fields['link']>; look: Fields['buttonType'] }) {
  if (look !== 'Text link') return <CallToAction link={link} kind={BUTTON_KINDS[look]} className="mt-8" />;
  return (
    <TextLink
      href={link.href}
      target={link.target || undefined}
      className="mt-8"
      iconAfter={<Icon name="arrow-right" size="small" />}
    >
      {link.text}
    </TextLink>
  );
}
