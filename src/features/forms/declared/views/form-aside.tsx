import type { DeclaredFormProps, OptionView } from '../declared-form-props.ts';

type Props = { aside: NonNullable<DeclaredFormProps['aside']>; chosen: OptionView | undefined };

/** Beside the form: the dealership that was chosen, and what happens when the form is sent. */
export function FormAside({ aside, chosen }: Props) {
  const phone = chosen?.details?.phone;
  return (
    <aside className="form-aside" aria-label={aside.title}>
      {chosen?.details && (
        <div className="form-aside__dealer" key={chosen.value}>
          <p className="form-aside__name">{chosen.label}</p>
          {chosen.details.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {phone && (
            <p>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </p>
          )}
        </div>
      )}
      {aside.steps.length > 0 && (
        <>
          <h2 className="form-aside__title">{aside.title}</h2>
          <ol className="form-aside__steps">
            {aside.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </aside>
  );
}
