/** The themes' colours as the marks use them; the same values are in the themes of src/shared/ui. */
export type Palette = { ink: string; brand: string; paper: string; accent: string };

export const SOLVIK: Palette = { ink: '#10201d', brand: '#0c4a40', paper: '#f6f4ef', accent: '#e2a33b' };
export const CARSTORE: Palette = { ink: '#101327', brand: '#2b3bff', paper: '#f5f6fb', accent: '#ff6b4a' };
export const KITS: Palette = { ink: '#1b1d17', brand: '#34571f', paper: '#f6f6ef', accent: '#f2c318' };
export const GROUP: Palette = { ink: '#10191f', brand: '#0f5560', paper: '#ffffff', accent: '#e2a33b' };
export const AUCTION: Palette = { ink: '#1f0f24', brand: '#6a1f6d', paper: '#f8f4f6', accent: '#ff9d7a' };
export const TRUCKS: Palette = { ink: '#1a1613', brand: '#a83a0c', paper: '#f4f1ec', accent: '#f5b81f' };
export const CHARGING: Palette = { ink: '#0a1022', brand: '#22357a', paper: '#f3f5f7', accent: '#c6f135' };
export const FINANCE: Palette = { ink: '#0d1b2b', brand: '#15507f', paper: '#f2f5f8', accent: '#7fd1c0' };
export const BISTRO: Palette = { ink: '#2b1712', brand: '#7d1f25', paper: '#faf2e4', accent: '#e3a13a' };
export const FORECOURT: Palette = { ink: '#14161a', brand: '#14161a', paper: '#f4f4f1', accent: '#ffd23f' };
