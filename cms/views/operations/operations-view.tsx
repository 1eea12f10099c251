import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { toPerson } from '../../access/person.ts';
import { operationsInstance } from '../../operations/operations-instance.ts';
import { readStudioSettings } from '../../settings.ts';
import { Operations } from './operations.tsx';

/** What the installation is doing, for administrators. */
export async function OperationsView({
  initPageResult,
  params,
  searchParams,
  payload,
  i18n,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/operations');
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams ?? {}}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <Gutter className="studio-view operations">
        <SetStepNav nav={[{ label: 'Operations' }]} />
        {toPerson(req.user)?.role === 'administrator' ? (
          <CurrentOperations />
        ) : (
          <>
            <h1>Operations</h1>
            <p className="studio-view__empty">Only administrators see this page.</p>
          </>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}

async function CurrentOperations() {
  const operations = await operationsInstance(readStudioSettings(process.env));
  // Plain data: what is undefined would be refused on its way to the browser.
  const overview = JSON.parse(JSON.stringify(await operations.overview()));
  return <Operations initial={overview} />;
}
