import { readFile } from 'node:fs/promises';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { projectFile } from '../pictures/project-file.ts';
import { Markdown } from './markdown.tsx';

/** Shows docs/editors.md inside the studio. */
export async function GuideView({
  initPageResult,
  params,
  searchParams,
  payload,
  i18n,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/guide');
  const text = await readFile(projectFile('docs/editors.md'), 'utf8').catch(
    () => 'The guide is not on this machine.',
  );
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
      <Gutter className="studio-view guide">
        <SetStepNav nav={[{ label: 'Guide' }]} />
        <Markdown text={text} pictureUrl={(file) => `/admin/api/guide-pictures/${file}`} />
      </Gutter>
    </DefaultTemplate>
  );
}
