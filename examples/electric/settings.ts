import type { SettingDeclarations } from 'forecourt/extension';

export const settings = {
  footfallUrl: { variable: 'FOOTFALL_URL', about: 'where events are posted to', optional: true },
  auctionUrl: { variable: 'AUCTION_URL', about: 'the address of the auction’s API', optional: true },
} as const satisfies SettingDeclarations;
