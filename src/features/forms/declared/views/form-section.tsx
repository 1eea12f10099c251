import { Island, type IslandDefinition } from '../../../../shared/ui/island.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
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
    <section className="form-section">
      <Container>
        <div className="form-section__head">
          <Heading>{title}</Heading>
          {text && <p className="form-section__lead">{text}</p>}
        </div>
        <Island of={island} props={form} />
      </Container>
    </section>
  );
}
