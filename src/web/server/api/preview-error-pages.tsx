import { forecourt } from '../../../shared/ui/themes/theme.ts';
import { renderStandalone } from '../../render/render-standalone.tsx';
import { installationFavicon } from '../installation-favicon.ts';
import type { ServerContext } from '../server-context.ts';
import { studioOrigins } from '../studio/studio-origins.ts';

/** Shown in the studio's frame instead of a page, so it may be framed as a preview may. */
export function previewExpiredPage(app: ServerContext) {
  return errorPage(app, {
    title: 'This preview has closed',
    text: 'A preview is open for half an hour at a time. Open it again from the content studio.',
  });
}

/** The page is not there yet: it has no name or address in this language, or it was deleted. */
export function nothingToPreviewPage(app: ServerContext, reasons: readonly string[]) {
  const text = 'Give the page a name and an address in this language; it shows here as soon as it is saved.';
  return errorPage(app, { title: 'Nothing to show yet', text, reasons });
}

type ErrorTexts = { title: string; text: string; reasons?: readonly string[] };

function errorPage(app: ServerContext, { title, text, reasons = [] }: ErrorTexts) {
  const body = (
    <main className="page-width py-section">
      <h1>{title}</h1>
      <p className="mt-6 max-w-text text-lead text-ink-muted">{text}</p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-4 max-w-text text-ink-muted text-small">
          {reason}
        </p>
      ))}
    </main>
  );
  return renderStandalone(
    {
      title,
      description: text,
      language: 'en',
      theme: forecourt,
      icon: installationFavicon(app),
      body,
      editor: { studioOrigins: studioOrigins(app) },
    },
    app.assets,
  );
}
