import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

interface Props {
  view: AdminViewServerProps;
  path: `/admin/${string}`;
  label: string;
  /** The pages above it, from the top. */
  above?: readonly { label: string; url: string }[];
  className?: string;
  children: ReactNode;
}

/** A page of the studio that shows no document, within the studio's own frame. Its children render for people who are signed in. */
export function StudioPage({ view, path, label, above = [], className, children }: Props) {
  const { initPageResult, params, searchParams, payload, i18n } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${path}`);
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
      <main>
        <Gutter className={className ? `studio-view ${className}` : 'studio-view'}>
          <SetStepNav nav={[...above, { label }]} />
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
