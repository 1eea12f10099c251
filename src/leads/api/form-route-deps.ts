import type { FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { Log } from '../../platform/log.ts';
import type { Language } from '../../sites/languages.ts';
import type { Site } from '../../sites/site.ts';
import type { Texts } from '../../sites/texts.ts';
import type { FormBuilder } from '../form-builder.ts';
import type { FormStore } from '../form-store.ts';

export type FormRouteDeps = {
  forms: FormStore;
  builder: FormBuilder;
  log: Log;
  now: () => Date;
  /** Hard to guess. */
  makeId: () => string;
  /** Whose clothes and language a form wears. */
  contextFor: (request: FastifyRequest) => FormPageContext | undefined;
};

export type FormPageContext = {
  site: Site;
  language: Language;
  texts: Texts;
  /** A page of the house in the site's clothes, which only pages of the same origin may frame. */
  page: (title: string, body: ReactNode) => { html: string; headers: Record<string, string> };
};
