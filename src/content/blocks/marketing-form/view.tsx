import type { FormProviders } from '../../../features/editor-forms/form-providers.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields as declared } from './fields.ts';
import { FormMount } from './form-mount.tsx';

type Props = BlockProps<typeof declared, FormProviders['marketing']>;

/** A form that the marketing provider's script puts into the page, or behind a button at the bottom right. */
export function MarketingForm(props: Props) {
  return props.fields.variant === 'Popup' ? <Popup {...props} /> : <Inline {...props} />;
}

function Inline({ fields, data, page }: Props) {
  return (
    <Section>
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          {fields.title && <h2>{fields.title}</h2>}
          {fields.text && <p className="mt-4 max-w-text text-ink-muted">{fields.text}</p>}
        </div>
        <Form fields={fields} provider={data} page={page} />
      </Container>
    </Section>
  );
}

/** A popover: the browser toggles it, and closes it on a click beside it and on Escape (LEAD-02, LEAD-03). */
function Popup({ fields, data, page }: Props) {
  const id = `form-popup-${fields.formId || 'none'}`;
  const name = fields.buttonText || fields.title || page.texts('formShow');
  return (
    <div className="form-popup">
      <button type="button" popoverTarget={id} className={buttonClass({}, 'form-popup__toggle')}>
        <Icon name="mail" />
        {name}
      </button>
      <div
        popover="auto"
        id={id}
        role="dialog"
        aria-label={fields.title || name}
        className="fixed inset-auto right-[16px] bottom-[80px] m-0 max-h-[calc(100dvh-112px)] w-[min(26rem,calc(100vw-32px))] overflow-auto rounded-card border border-line bg-paper p-[24px] text-ink shadow-float"
      >
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={page.texts('formClose')}
          className="icon-button icon-button--bare absolute top-[12px] right-[12px]"
        >
          <Icon name="x" />
        </button>
        {fields.title && <p className="pr-[40px] text-(length:--h3)">{fields.title}</p>}
        {fields.text && <p className="mt-2 text-ink-muted">{fields.text}</p>}
        <Form fields={fields} provider={data} page={page} />
      </div>
    </div>
  );
}

function Form(props: { fields: Props['fields']; provider: Props['data']; page: PageContext }) {
  // The exact text of the requirement, for editors: a visitor never sees a published form without an id (LEAD-07).
  if (!props.fields.formId) return <p className="text-ink-muted">Missing FormId</p>;
  return <FormMount {...props} formId={props.fields.formId} title={props.fields.title} />;
}
