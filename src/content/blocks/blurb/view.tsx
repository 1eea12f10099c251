import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { BUTTON_KINDS } from '../../../shared/ui/button.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Prose } from '../../../shared/ui/prose.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields as declared } from './fields.ts';
import { BlurbMedia, hasMedia } from './media.tsx';

type Fields = Resolved<typeof declared>;

/** A blurb without words is none. */
export function isEmpty({ title, richText }: Pick<Fields, 'title' | 'richText'>): boolean {
  return !title && richText.length === 0;
}

export function Blurb({ fields, page: { texts } }: BlockProps<typeof declared>) {
  if (isEmpty(fields)) return null;
  const { reverse } = fields;
  const withMedia = hasMedia(fields);
  return (
    <Section ground={fields.backgroundColor} id={fields.anchor || undefined}>
      <Container className="grid items-center gap-x-gap gap-y-8 lg:grid-cols-12">
        {withMedia && (
          <div
            className={cx(
              reverse ? 'lg:order-2 lg:col-start-6 lg:col-end-13' : 'lg:col-start-1 lg:col-end-8',
              fields.animateMedia && rises,
            )}
          >
            <BlurbMedia fields={fields} texts={texts} />
          </div>
        )}
        <div
          className={cx(
            !withMedia && 'lg:col-span-8',
            withMedia &&
              (reverse ? 'lg:col-start-1 lg:col-end-6 lg:pr-12' : 'lg:col-start-8 lg:col-end-13 lg:pl-12'),
            fields.animateText && rises,
          )}
        >
          <Content {...fields} />
        </div>
      </Container>
    </Section>
  );
}

/** Rises as it comes into view, in browsers with scroll-driven animations; elsewhere it is static. */
const rises = 'rises-into-view';

function Content({ title, titleTag: Title, richText, link, buttonType, backgroundColor }: Fields) {
  const dark = backgroundColor === 'brand' || backgroundColor === 'ink';
  return (
    <>
      {title && <Title className={Title === 'h3' ? 'text-title' : undefined}>{title}</Title>}
      <Prose
        text={richText}
        className={cx('mt-6 text-[1.0625rem] leading-[1.6]', dark ? 'text-on-dark-soft' : 'text-ink-muted')}
      />
      <CallToAction link={link} kind={BUTTON_KINDS[buttonType]} className="mt-8 max-sm:w-full" />
    </>
  );
}
