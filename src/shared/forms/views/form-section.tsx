import { Island, type IslandDefinition } from '../../ui/island.tsx';
import { Container } from '../../ui/section.tsx';
import type { DeclaredFormProps } from '../declared-form-props.ts';
import { island as declaredForm } from './declared-form.island.tsx';

type Props = {
  title: string;
  titleTag: 'h1' | 'h2';
  text: string;
  form: DeclaredFormProps;
  /** Of a form with slots of its own. */
  island?: IslandDefinition<DeclaredFormProps>;
};

/** A declared form as a section of a page, under its heading. */
export function FormSection({ title, titleTag: Heading, text, form, island = declaredForm }: Props) {
  return (
    <section className="pb-[clamp(3rem,6vw,6rem)]">
      <Container>
        <div className="grid gap-4 pt-[clamp(2rem,4.4vw,4rem)] pb-[clamp(1.5rem,3.3vw,3rem)]">
          <Heading>{title}</Heading>
          {text && <p className="max-w-160 text-(length:--lead) text-pretty text-ink-muted">{text}</p>}
        </div>
        <Island of={island} props={form} />
      </Container>
    </section>
  );
}
