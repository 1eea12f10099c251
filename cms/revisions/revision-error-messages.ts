import type { InStudioLanguages } from '../i18n/studio-text.ts';

/** Why a save was refused, and what to do about it. */
export const revisionErrorMessages = {
  stale: {
    en: 'Somebody else has changed this in the meantime, so nothing was saved. Load the newest version, and put your changes in there.',
    sv: 'Någon annan har ändrat detta under tiden, så inget sparades. Hämta den senaste versionen och lägg in dina ändringar där.',
  },
  missing: {
    en: 'Say which version your change is based on: send the edition you have read, as "edition" or in the header If-Match. Nothing was saved.',
    sv: 'Ange vilken version ändringen bygger på: skicka den edition du har läst, som "edition" eller i huvudet If-Match. Inget sparades.',
  },
  overtaken: {
    en: 'A later save of the same form arrived before this one, so this one was left out. Nothing is lost.',
    sv: 'En senare sparning från samma formulär kom fram före den här, så den här hoppades över. Inget har gått förlorat.',
  },
} satisfies Record<string, InStudioLanguages<string>>;
