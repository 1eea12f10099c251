import type { ViewProps } from '../../../shared/sites/page-context.ts';
import { Breadcrumb } from '../../../shared/ui/breadcrumb.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Island } from '../../../shared/ui/island.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { StoriesListData } from '../load-stories-list.ts';
import { island } from './stories-list.island.tsx';

type HeadingFields = { title: string; titleTag: 'h1' | 'h2'; lead: string };

export function StoriesListSection({ fields: block, data, page }: ViewProps<HeadingFields, StoriesListData>) {
  const { title, titleTag: Title, lead } = block;
  const top = Title === 'h1';
  return (
    <Section className={cx(top && 'pt-0')}>
      <Container>
        {top && title && (
          <Breadcrumb label={page.texts('breadcrumb')} trail={data.trail} current={title} className="pt-6" />
        )}
        {title && (
          <div
            className={cx(
              'flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4',
              top && 'pt-6 lg:pt-12',
            )}
          >
            <Title>{title}</Title>
            {lead && <p className="text-ink-muted text-lead">{lead}</p>}
          </div>
        )}
        <div className={cx(title && 'mt-6 lg:mt-8')}>
          <Island of={island} props={data.list} />
        </div>
      </Container>
    </Section>
  );
}
