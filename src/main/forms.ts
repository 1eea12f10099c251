import { embeddedFormBuilder } from '../features/editor-forms/adapters/embedded-form-builder.ts';
import { remoteFormBuilder } from '../features/editor-forms/adapters/remote-form-builder.ts';
import type { FormRouteDeps } from '../features/editor-forms/api/form-route-deps.ts';
import type { FormBuilder } from '../features/editor-forms/form-builder.ts';
import { formKey } from '../features/editor-forms/form-fields.ts';
import { EMBEDDED_MARKETING_SCRIPT, type FormProviders } from '../features/editor-forms/form-providers.ts';
import type { FormStore } from '../features/editor-forms/form-store.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { ServerContext } from '../web/server/server-context.ts';
import type { SitePorts } from './site-ports.ts';

type FormPageParts = Pick<ServerContext, 'content'> & Pick<SitePorts, 'sites' | 'renderSitePage'>;

type Chosen = Pick<Settings, 'formBuilder' | 'marketingForms'>;

/** Where forms come from: the providers in the settings, or the embedded ones. */
export function formProviders({ formBuilder, marketingForms }: Chosen): FormProviders {
  const script = marketingForms?.script ?? EMBEDDED_MARKETING_SCRIPT;
  return {
    builder: { origin: formBuilder?.origin },
    marketing: {
      script,
      portalId: marketingForms?.portalId ?? '',
      origin: marketingForms && new URL(script).origin,
    },
  };
}

const formStylesheets = [
  'src/features/editor-forms/views/editor-forms.css',
  'src/shared/forms/views/declared-form.css',
  'src/features/valuation/views/sell-car.css',
];

/** Forms as the server offers them: in the design and language of the requested site. */
export function openFormPages({
  content,
  sites,
  renderSitePage,
}: FormPageParts): Pick<FormRouteDeps, 'contextFor' | 'findForm'> {
  return {
    findForm: (site, provider, id) => content.siteNamed(site)?.forms.get(formKey({ provider, id })),
    contextFor: ({ host }, wanted) => {
      const site = sites.at(host);
      if (!site) return undefined;
      const language = wanted ?? site.languages[0];
      return {
        site,
        language,
        texts: sites.textsOf(site, language),
        page: (title, body) =>
          // The studio frames the pages that hold the form.
          renderSitePage(site, {
            ...{ title, language, body },
            stylesheets: formStylesheets,
            isFramedByStudio: true,
          }),
      };
    },
  };
}

export function openFormBuilder({ formBuilder }: Chosen, store: FormStore): FormBuilder {
  return formBuilder ? remoteFormBuilder(formBuilder) : embeddedFormBuilder(store);
}
