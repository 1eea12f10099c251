import { join } from 'node:path';
import { buildConfig, type CollectionConfig, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { openMediaStore } from '../src/main/media-store.ts';
import { findStoredKind } from '../src/main/stored-kind.ts';
import { allLanguages, nativeName } from '../src/shared/sites/languages.ts';
import { answerNotFound } from './access/answer-not-found.ts';
import { answerUnstorable } from './access/answer-unstorable.ts';
import { respondToMalformedForm } from './access/respond-to-malformed-form.ts';
import { withForbiddenFieldsRefused } from './access/with-forbidden-fields-refused.ts';
import { secondFactors } from './accounts/second-factors.ts';
import { signInAttempts } from './accounts/sign-in-attempts.ts';
import { usedCodes } from './accounts/used-codes.ts';
import { auditLog } from './audit/audit-log.ts';
import { recordChange, recordDelete } from './audit/content-audit.ts';
import { brands } from './collections/brands.ts';
import { dictionaries } from './collections/dictionaries.ts';
import { fonts } from './collections/fonts.ts';
import { forms } from './collections/forms.ts';
import { hostClaims } from './collections/host-claims.ts';
import { media } from './collections/media.ts';
import { mediaFolders } from './collections/media-folders.ts';
import { pages } from './collections/pages.ts';
import { redirects } from './collections/redirects.ts';
import { shells } from './collections/shells.ts';
import { sites } from './collections/sites.ts';
import { tags } from './collections/tags.ts';
import { themes } from './collections/themes.ts';
import { users } from './collections/users.ts';
import { studioDatabase } from './database.ts';
import { withExplicitPublishing } from './drafts/with-explicit-publishing.ts';
import { includeFieldErrors } from './field-errors.ts';
import { availableLocales } from './forms/available-locales.ts';
import { studioBlocks } from './forms/blocks.ts';
import { checkTypes } from './forms/check-types.ts';
import { editor } from './forms/editor.ts';
import { changedByField, setChangedBy } from './history/changed-by.ts';
import { payloadTranslations } from './i18n/payload-translations.ts';
import { supportedLanguages } from './i18n/supported-languages.ts';
import { translateAddedLabels, translateBlock, translateCollection } from './i18n/translate-labels.ts';
import { guardJobs, jobs } from './jobs.ts';
import { studioMail } from './mail.ts';
import { respondToRefusedFile, uploadLimits } from './media/respond-to-refused-file.ts';
import { livePreview } from './preview/live-preview.ts';
import { themePreviewEndpoints } from './preview/theme-preview-endpoints.ts';
import { studioEndpoints } from './publishing/endpoints.ts';
import { notifyPublisher, notifyPublisherOfDelete } from './publishing/hooks.ts';
import { endRequestOnPublish } from './publishing-requests/end-request-on-publish.ts';
import { publishingRequests } from './publishing-requests/publishing-requests.ts';
import { requestEndpoints } from './publishing-requests/request-endpoints.ts';
import { withRevisions } from './revisions/with-revisions.ts';
import type { StudioSettings } from './settings.ts';
import { studioDir } from './studio-dir.ts';
import { answerUnavailable } from './unavailable-error.ts';
import { editorEndpoints } from './views/editor-endpoints.ts';
import { operationsEndpoints } from './views/operations/operations-endpoints.ts';
import { privacyEndpoints } from './views/privacy/privacy-endpoints.ts';

/** The studio's configuration. Plain Node loads it too, so components and styles are named by path and not imported. */
export async function studioConfig(settings: StudioSettings): Promise<SanitizedConfig> {
  const config = await buildConfig({
    secret: settings.secret,
    csrf: trustedOrigins(settings),
    telemetry: false,
    routes: { admin: '/admin', api: '/admin/api' },
    graphQL: { disable: true },
    custom: { ownMarketingForms: settings.marketingForms === undefined },
    db: studioDatabase(settings),
    email: studioMail(settings),
    sharp,
    upload: uploadLimits,
    editor,
    blocks: studioBlocks.map(translateBlock),
    folders: mediaFolders,
    i18n: { fallbackLanguage: 'en', supportedLanguages, translations: payloadTranslations },
    collections: [
      ...[
        pages,
        media({ store: openMediaStore(settings) }),
        sites({ storedKindOf: (index) => findStoredKind(settings, index) }),
        shells,
        dictionaries,
        redirects,
        forms,
        brands,
        themes,
        fonts({ store: openMediaStore(settings) }),
        tags,
      ]
        .map(withExplicitPublishing)
        .map(withRevisions)
        .map((collection) => withPublishing(collection, settings)),
      hostClaims(),
      publishingRequests,
      users(settings),
      auditLog(),
      secondFactors(),
      usedCodes(),
      signInAttempts(),
    ]
      .map(translateCollection)
      .map(withTypesChecked)
      .map(withForbiddenFieldsRefused),
    hooks: {
      afterError: [
        includeFieldErrors,
        respondToRefusedFile,
        answerNotFound,
        respondToMalformedForm,
        answerUnstorable,
        answerUnavailable,
      ],
    },
    endpoints: [
      ...studioEndpoints(settings),
      ...editorEndpoints,
      ...operationsEndpoints(settings),
      ...themePreviewEndpoints(settings),
      ...privacyEndpoints(settings),
      ...requestEndpoints(settings),
    ],
    localization: {
      locales: allLanguages.map((code) => ({ code, label: nativeName(code) })),
      defaultLocale: 'sv',
      fallback: false,
      filterAvailableLocales: availableLocales,
    },
    defaultDepth: 0,
    maxDepth: 3,
    jobs,
    typescript: { autoGenerate: false },
    admin: {
      user: 'users',
      avatar: 'default',
      dateFormat: 'd MMMM yyyy, HH:mm',
      meta: { title: 'Forecourt studio', titleSuffix: ' · Forecourt studio', defaultOGImageType: 'off' },
      livePreview: livePreview(settings),
      components: {
        graphics: {
          Logo: '/components/brand/logo.tsx#Logo',
          Icon: '/components/brand/icon.tsx#Icon',
        },
        providers: [
          '/components/languages/keep-language.tsx#KeepLanguage',
          '/accounts/views/keep-session.tsx#KeepSession',
          '/components/media/upload-limit.tsx#UploadLimit',
          '/components/accessibility/name-controls.tsx#NameControls',
        ],
        beforeNavLinks: ['/components/brand/nav-links.tsx#NavLinks'],
        views: {
          login: { Component: '/accounts/views/sign-in-view.tsx#SignInView' },
          dashboard: { Component: '/views/dashboard/dashboard.tsx#Dashboard' },
          stories: {
            Component: '/views/stories/stories-view.tsx#StoriesView',
            path: '/stories',
            exact: true,
          },
          newStory: {
            Component: '/views/stories/new-story-view.tsx#NewStoryView',
            path: '/stories/new',
            exact: true,
          },
          duplicate: {
            Component: '/views/duplicate/duplicate-view.tsx#DuplicateView',
            path: '/duplicate',
            exact: true,
          },
          dealerships: {
            Component: '/views/dealerships/dealerships-view.tsx#DealershipsView',
            path: '/dealerships',
            exact: true,
          },
          texts: { Component: '/views/texts/texts-view.tsx#TextsView', path: '/texts', exact: true },
          // Its pages are steps after this path.
          feeds: { Component: '/views/feeds/feeds-view.tsx#FeedsView', path: '/feeds' },
          operations: {
            Component: '/views/operations/operations-view.tsx#OperationsView',
            path: '/operations',
            exact: true,
          },
          privacy: {
            Component: '/views/privacy/privacy-view.tsx#PrivacyView',
            path: '/privacy',
            exact: true,
          },
          guide: { Component: '/views/guide/guide-view.tsx#GuideView', path: '/guide', exact: true },
        },
      },
      importMap: {
        baseDir: studioDir,
        importMapFile: join(studioDir, 'app/import-map.js'),
        autoGenerate: false,
      },
    },
  });
  return guardJobs(translateAddedLabels(config));
}

/** First of all hooks: the others rely on what a field holds. */
function withTypesChecked({ hooks, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [checkTypes, ...(hooks?.beforeOperation ?? [])] },
  };
}

/** From whose pages the cookie of a session is taken; the machine itself may always open the studio. */
function trustedOrigins({ origin, port }: StudioSettings): string[] {
  return origin ? [origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`] : [];
}

const VERSIONS_VIEW = '/views/versions/versions-view.tsx#VersionsView';

/** Adds who saved it last and which version, and hooks that write the audit log and notify the publisher, which knows what is public. */
function withPublishing(
  { hooks, fields, admin, ...collection }: CollectionConfig,
  settings: StudioSettings,
): CollectionConfig {
  const { components } = admin ?? {};
  return {
    ...collection,
    admin: {
      ...admin,
      hideAPIURL: true,
      components: {
        ...components,
        views: { ...components?.views, edit: { versions: { Component: VERSIONS_VIEW } } },
      },
    },
    fields: [...fields, changedByField],
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), setChangedBy],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        recordChange,
        endRequestOnPublish(settings),
        notifyPublisher,
      ],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDelete, notifyPublisherOfDelete],
    },
  };
}
