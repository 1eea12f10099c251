import type { Link } from '../../../../shared/platform/fields/fields.ts';
import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Container, Section, SectionHead } from '../../../../shared/ui/section.tsx';
import type { DealershipCardData } from '../../dealership-card.ts';
import { DealershipCard } from '../../views/dealership-card.tsx';

type SelectionFields = { title: string; text: string; link: Link | undefined };
type Props = ViewProps<SelectionFields, readonly DealershipCardData[]>;

/** Dealerships that an editor picked, as cards that lead to their pages. */
export function DealershipSelection({ fields: { title, text, link }, data: sites, page }: Props) {
  if (sites.length === 0) return null;
  const action = link && (
    <ButtonLink href={link.href} target={link.target || undefined} kind="secondary">
      {link.text}
    </ButtonLink>
  );
  return (
    <Section>
      <Container>
        {(title || action) && <SectionHead title={title} lead={text} action={action} />}
        <ul className={cx('grid gap-x-gap gap-y-10 sm:grid-cols-2', columns[Math.min(sites.length, 4)])}>
          {sites.map((site) => (
            <DealershipCard
              key={site.id}
              card={site}
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
