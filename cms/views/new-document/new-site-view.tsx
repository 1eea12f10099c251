import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { countries } from '../../../src/shared/sites/countries.ts';
import { allLanguages, nativeName } from '../../../src/shared/sites/languages.ts';
import { forecourt } from '../../../src/shared/ui/themes/theme.ts';
import { toPerson } from '../../access/person.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { readStudioSettings } from '../../settings.ts';
import { localPort } from './local-site-address.ts';
import { NewSite } from './new-site.tsx';
import { newDocumentTexts } from './texts.ts';

/** Five fields instead of thirty settings: the rest gets defaults, together with the first pages. */
export async function NewSiteView({ initPageResult: { req } }: AdminViewServerProps) {
  const texts = chooseText(newDocumentTexts, req.i18n.language);
  return (
    <Gutter className="studio-view studio-view--narrow">
      <SetStepNav
        nav={[{ label: texts.sites, url: '/admin/collections/sites' }, { label: texts.siteForm.heading }]}
      />
      {toPerson(req.user)?.role === 'administrator' ? (
        <NewSite
          countries={Object.entries(countries).map(([code, { language }]) => ({ code, language }))}
          languages={allLanguages.map((code) => ({ code, name: nativeName(code) }))}
          themes={await themeNames(req)}
          port={readStudioSettings(process.env).port}
          localPort={localPort(req.headers.get('x-forwarded-host') ?? req.headers.get('host'))}
        />
      ) : (
        <p className="studio-view__empty">{texts.siteForm.only}</p>
      )}
    </Gutter>
  );
}

/** Also those that are still drafts, and that of the installation. */
async function themeNames({ payload }: PayloadRequest): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'themes' as never,
    draft: true,
    depth: 0,
    pagination: false,
  });
  const names = docs.map((theme) => String((theme as { name?: unknown }).name ?? '')).filter(Boolean);
  return [...new Set([...names, forecourt.name])];
}
