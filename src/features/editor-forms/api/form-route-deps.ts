import type { FastifyRequest } from 'fastify';
import type { Log } from '../../../shared/platform/log.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { FormPageContext } from '../../leads/api/form-page-context.ts';
import type { LeadStore } from '../../leads/lead-store.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormDefinition, FormProvider } from '../form-definition.ts';
import type { FormStore } from '../form-store.ts';

export type FormRouteDeps = {
  forms: FormStore;
  /** A form that editors have published on the site. */
  findForm: (site: string, provider: FormProvider, id: string) => FormDefinition | undefined;
  leads: LeadStore;
  /** Where leads are delivered. */
  channels: readonly string[];
  /** The outbox has a new delivery. */
  onAccepted: () => void;
  /** Signs the links of confirmation mails. */
  linkSecret: string;
  builder: FormBuilder;
  log: Log;
  now: () => Date;
  /** Hard to guess. */
  makeId: () => string;
  /** The site whose theme the form uses; in its first language where none is named. */
  contextFor: (request: FastifyRequest, language?: Language) => FormPageContext | undefined;
};
