import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { plainText } from '../../../shared/platform/fields/rich-text.ts';
import { Accordion, AccordionItem } from '../../../shared/ui/accordion.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { Prose } from '../../../shared/ui/prose.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { phoneIcon } from '../phone-icon.tsx';
import { fields as declared } from './fields.ts';

export const block = { fields: declared, view: Faq } satisfies Block<typeof declared>;

type Fields = Resolved<typeof declared>;

/** Questions and answers beside a contact link. */
function Faq({ fields }: BlockProps<typeof declared>) {
  const items = fields.items.filter(({ question, answer }) => question && answer.length > 0);
  if (items.length === 0) return null;
  return (
    <Section>
      <Container className="grid gap-x-12 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <Intro fields={fields} />
        <Accordion>
          {items.map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={fields.firstOpen && index === 0}>
              <Prose text={answer} size="note" className="text-[1.0625rem]" />
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
      <script type="application/ld+json">{structuredData(items)}</script>
    </Section>
  );
}

function Intro({ fields: { title, text, link, note } }: { fields: Fields }) {
  return (
    <div>
      {title && <h2>{title}</h2>}
      {text && <p className="mt-4 max-w-xs text-ink-muted">{text}</p>}
      <CallToAction link={link} kind="secondary" className="mt-6" icon={phoneIcon(link)} />
      {note && <p className="mt-3 text-ink-muted text-small">{note}</p>}
    </div>
  );
}

function structuredData(items: Fields['items']): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  });
}
