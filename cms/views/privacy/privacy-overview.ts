import type { StudioPrivacy } from '../../../src/main/studio-privacy.ts';

export type PrivacyOverview = Awaited<ReturnType<StudioPrivacy['overview']>>;
export type ListedErasure = PrivacyOverview['erasures'][number];
export type LanguageChoice = { code: string; name: string };
