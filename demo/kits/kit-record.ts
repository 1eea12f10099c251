/** A spare-part kit as the kits index stores it (001 §3.11). */
export type KitRecord = {
  action: 'upsert' | 'delete';
  kitId: string;
  catalogueId: string;
  kitCode: string;
  name: string;
  description: string;
  status: 'active' | 'inactive';
  images: readonly string[];
  retailPrice: number;
  currency: 'EUR';
  kitCategory: string;
  kitSubCategory: string;
  kitSubSubCategory: string;
  parts: readonly KitPart[];
  /** The cars it fits, as the vehicle index names them. */
  type_ids: readonly string[];
};

export type KitPart = { partNumber: string; name: string; quantity: number; unit: string };

/** A car type that kits are looked up by. */
export type VehicleKitRecord = {
  type_id: string;
  manufacturer: string;
  model: string;
  type_manf_year: string;
};
