declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    workshop_document: WorkshopDocumentTable;
    workshop_vehicle: WorkshopVehicleTable;
  }
}

/** Price lists by site and the set-up of departments. */
export interface WorkshopDocumentTable {
  /** price-list or department */
  kind: string;
  key: string;
  /** JSON */
  body: string;
}

/** The embedded vehicle register. */
export interface WorkshopVehicleTable {
  registration_number: string;
  /** JSON */
  body: string;
}
