import { Island } from '../../../ui/island.tsx';
import { Container, Section, SectionHead } from '../../../ui/section.tsx';
import type { SellCarFormProps } from '../sell-car-props.ts';
import { island } from './sell-car-form.island.tsx';

/** Heroes and panels above it link here. */
export const SELL_CAR_ANCHOR = 'sell-form';

type Props = { title: string; text: string; form: SellCarFormProps | undefined };

export function SellCarSection({ title, text, form }: Props) {
  if (!form) return null;
  const headingId = `${SELL_CAR_ANCHOR}-title`;
  return (
    <Section id={SELL_CAR_ANCHOR} labelledBy={headingId} className="sell-car">
      <Container>
        <SectionHead id={headingId} title={title} lead={text || undefined} />
        <Island of={island} props={form} />
      </Container>
    </Section>
  );
}
