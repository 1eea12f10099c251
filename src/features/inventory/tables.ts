declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    import_run: ImportRunTable;
  }
}

/** An import or a roll-back, and its report. */
export interface ImportRunTable {
  id: string;
  index_name: string;
  /** feed or roll-back */
  kind: string;
  /** running, imported, refused or failed */
  state: string;
  started_at: string;
  finished_at: string | null;
  /** That it made; null where nothing changed. */
  revision: number | null;
  /** JSON */
  report: string | null;
  reason: string | null;
  request_id: string | null;
}
