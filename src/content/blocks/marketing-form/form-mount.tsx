import type { FormProviders } from '../../../features/editor-forms/form-providers.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { Button } from '../../../shared/ui/button.tsx';

type Props = {
  formId: string;
  title: string;
  provider: FormProviders['marketing'];
  page: PageContext;
};

/**
 * Mount point of the provider's form (see features/editor-forms/views/marketing-form.script). A third-party script waits for the
 * visitor's consent; our own form can also be opened as a page, without any script.
 */
export function FormMount({ formId, title, provider, page }: Props) {
  const { texts } = page;
  return (
    <div
      data-script="marketing-form"
      data-when="visible"
      data-form={formId}
      data-provider-script={provider.script}
      data-portal={provider.portalId || undefined}
      data-origin={provider.origin}
    >
      <div
        id={`form-${formId}`}
        data-form-target
        data-frame-title={title || texts('formShow')}
        className="min-h-96"
      >
        {provider.origin ? (
          <div className="grid justify-items-start gap-[16px] rounded-card border border-line p-[24px]">
            <p>{texts('formFromElsewhere', { host: new URL(provider.origin).host })}</p>
            <Button kind="secondary" data-show-form>
              {texts('formShow')}
            </Button>
          </div>
        ) : (
          <a
            href={`/api/forms/marketing/${formId}`}
            className="inline-block py-[8px] underline underline-offset-4"
            data-nosnippet=""
          >
            {texts('formOpenAlone')}
          </a>
        )}
      </div>
    </div>
  );
}
