import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { refuseForeignSite } from '../access/author-guard.ts';
import { changeAsEditor, createAsEditor, deleteByTrash, readInOwnSites } from '../access/own-sites.ts';
import { checkTrashing, separateTrashing } from '../trash/trash-hooks.ts';
import { versionsWithoutDrafts } from './drafts.ts';

/** Forms, redirects and texts of a site: public as soon as they are saved, so not for authors, with versions and a trash. */
export function publishedOnSave({ check }: { check: CollectionBeforeValidateHook }) {
  return {
    trash: true,
    versions: versionsWithoutDrafts,
    access: {
      create: createAsEditor,
      read: readInOwnSites(),
      readVersions: readInOwnSites('version.site'),
      update: changeAsEditor(),
      delete: deleteByTrash(changeAsEditor()),
    },
    hooks: {
      beforeOperation: [separateTrashing],
      beforeValidate: [check],
      beforeChange: [refuseForeignSite, checkTrashing],
    },
  } satisfies Partial<CollectionConfig>;
}
