import { telephoneLink } from '../../platform/telephone-link.ts';
import type { DeclaredFormProps, OptionView } from '../declared-form-props.ts';

type Props = { aside: NonNullable<DeclaredFormProps['aside']>; chosen: OptionView | undefined };

/** Beside the form: the dealership that was chosen, and what happens when the form is sent. */
export function FormAside({ aside, chosen }: Props) {
  const phone = chosen?.details?.phone;
  return (
    <aside
      className="form-aside overflow-hidden rounded-card bg-stage-light p-(--aside-pad) min-[60rem]:[.declared-form--aside>&]:sticky min-[60rem]:[.declared-form--aside>&]:top-28"
      aria-label={aside.title}
    >
      {chosen?.details && (
        <div className="form-aside__dealer bg-brand p-(--aside-pad) text-on-brand" key={chosen.value}>
          <p className="mb-2 text-(length:--h3) leading-[1.3]">{chosen.label}</p>
          {chosen.details.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {phone && (
            <p>
              <a
                className="mt-2 inline-block py-1 tabular-nums underline underline-offset-4"
                href={telephoneLink(phone)}
              >
                {phone}
              </a>
            </p>
          )}
        </div>
      )}
      {aside.steps.length > 0 && (
        <>
          <h2 className="text-(length:--body) leading-[1.4] font-medium">{aside.title}</h2>
          <ol className="mt-4 grid gap-3.5 text-ink-muted [counter-reset:step]">
            {aside.steps.map((step) => (
              <li
                className="grid grid-cols-[1.75rem_1fr] gap-3 [counter-increment:step] before:grid before:size-7 before:place-items-center before:rounded-[50%] before:border before:border-line-strong before:text-size-small before:text-ink before:tabular-nums before:content-[counter(step)]"
                key={step}
              >
                {step}
              </li>
            ))}
          </ol>
        </>
      )}
    </aside>
  );
}
