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
  /** The site whose theme and language the form uses. */
  contextFor: (request: FastifyRequest) => FormPageContext | undefined;
};

export type FormPageContext = {
  site: Site;
  language: Language;
  texts: Texts;
  /** Renders a page in the site's theme that only pages of the same origin may frame. */
  page: (title: string, body: ReactNode) => { html: string; headers: Record<string, string> };
};
