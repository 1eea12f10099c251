import type { Hex } from './colours.ts';
import type { ThemeName } from './themes.ts';

/** Of styles/themes.css, where a test compares them: maps and mails cannot read CSS variables. */
export type ThemeColours = { ink: Hex; brand: Hex; paper: Hex; accent: Hex; onBrand: Hex };

export const themeColours: Readonly<Record<ThemeName, ThemeColours>> = {
  forecourt: { ink: '#14161a', brand: '#14161a', paper: '#f4f4f1', accent: '#ffd23f', onBrand: '#fff' },
  solvik: { ink: '#10201d', brand: '#0c4a40', paper: '#f6f4ef', accent: '#e2a33b', onBrand: '#f6f4ef' },
  carstore: { ink: '#101327', brand: '#2b3bff', paper: '#f5f6fb', accent: '#ff6b4a', onBrand: '#fff' },
  charging: { ink: '#0a1022', brand: '#22357a', paper: '#f3f5f7', accent: '#c6f135', onBrand: '#fff' },
  bistro: { ink: '#2b1712', brand: '#7d1f25', paper: '#faf2e4', accent: '#e3a13a', onBrand: '#faf2e4' },
  group: { ink: '#10191f', brand: '#0f5560', paper: '#fff', accent: '#e2a33b', onBrand: '#fff' },
  trucks: { ink: '#1a1613', brand: '#a83a0c', paper: '#f4f1ec', accent: '#f5b81f', onBrand: '#fff' },
  auction: { ink: '#1f0f24', brand: '#6a1f6d', paper: '#f8f4f6', accent: '#ff9d7a', onBrand: '#fff' },
  finance: { ink: '#0d1b2b', brand: '#15507f', paper: '#f2f5f8', accent: '#7fd1c0', onBrand: '#fff' },
  kits: { ink: '#1b1d17', brand: '#34571f', paper: '#f6f6ef', accent: '#f2c318', onBrand: '#fff' },
  bmw: { ink: '#262626', brand: '#1c69d4', paper: '#fff', accent: '#1c69d4', onBrand: '#fff' },
  mini: { ink: '#000', brand: '#000', paper: '#fff', accent: '#dd0531', onBrand: '#fff' },
};
