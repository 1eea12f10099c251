import * as MapPin from 'lucide-react/icons/map-pin';
import * as Phone from 'lucide-react/icons/phone';
import { IconShape } from '../../ui/icon-shape.tsx';
import type { DeclaredFormProps, OptionView } from '../forms/declared-form-props.ts';

type Props = { aside: NonNullable<DeclaredFormProps['aside']>; chosen: OptionView | undefined };

/** Beside the form: the dealership that was chosen, and what happens when the form is sent. */
export function FormAside({ aside, chosen }: Props) {
  return (
    <aside className="form-aside" aria-label={aside.title}>
      {chosen?.details && (
        <div className="form-aside__dealer" key={chosen.value}>
          <p className="form-aside__name">{chosen.label}</p>
          <p className="form-aside__row">
            <IconShape of={MapPin} />
            <span>
              {chosen.details.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </p>
          {chosen.details.phone && (
            <p className="form-aside__row">
              <IconShape of={Phone} />
              <a href={`tel:${chosen.details.phone.replace(/[^\d+]/g, '')}`}>{chosen.details.phone}</a>
            </p>
          )}
        </div>
      )}
      <h2 className="form-aside__title">{aside.title}</h2>
      <ol className="form-aside__steps">
        {aside.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
