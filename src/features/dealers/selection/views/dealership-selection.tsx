import type { Link } from '../../../../shared/platform/fields/fields.ts';
import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import { CallToAction } from '../../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Container, Section, SectionHead } from '../../../../shared/ui/section.tsx';
import type { DealershipCardData } from '../../dealership-card.ts';
import { DealershipCard } from '../../views/dealership-card.tsx';

type SelectionFields = { title: string; text: string; link: Link | undefined };
type Props = ViewProps<SelectionFields, readonly DealershipCardData[]>;

/** Dealerships that an editor picked, as cards that lead to their pages. */
export function DealershipSelection({ fields: { title, text, link }, data: dealerships, page }: Props) {
  if (dealerships.length === 0) return null;
  const action = link && <CallToAction link={link} kind="secondary" />;
  return (
    <Section>
      <Container>
        {(title || action) && <SectionHead title={title} lead={text} action={action} />}
        <ul
          className={cx('grid gap-x-gap gap-y-10 sm:grid-cols-2', columns[Math.min(dealerships.length, 4)])}
        >
          {dealerships.map((dealership) => (
            <DealershipCard
              key={dealership.id}
              card={dealership}
              level={title ? 'h3' : 'h2'}
              missingText={page.texts('missingImageText')}
            />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const columns: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };
