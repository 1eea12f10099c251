/** What a kit's dialog and page show of it (001 §3.11). */
export type KitDetail = {
  kitId: string;
  kitCode: string | undefined;
  name: string;
  description: string | undefined;
  retailPrice: number;
  currency: string;
  /** Addresses of pictures; a kit without any has its fallback picture (KIT-15), so there is at least one. */
  images: readonly string[];
  parts: readonly KitPart[];
  /** The address of its own page. */
  path: string | undefined;
};

export type KitPart = {
  name: string;
  partNumber: string | undefined;
  quantity: number | undefined;
  /** 'kpl', 'l' … */
  unit: string | undefined;
};
