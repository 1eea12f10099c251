/** Where embedded forms come from. Without an origin the embedded provider of this installation is used. */
export type FormProviders = {
  builder: { origin: string | undefined };
  marketing: {
    /** The script that makes `hbspt.forms.create` available. */
    script: string;
    portalId: string;
    /** The origin of the script and of its messages; undefined for the embedded provider. */
    origin: string | undefined;
  };
};

export const EMBEDDED_MARKETING_SCRIPT = '/api/forms/marketing/embed.js';

/** The id of a form is the last part of its address (LEAD-09). */
export function formIdFromUrl(formUrl: string): string | undefined {
  const path = formUrl.split(/[?#]/, 1)[0] ?? '';
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return /^[A-Za-z0-9-]{1,64}$/.test(last) ? last : undefined;
}

export type FormFrame = { src: string; formId: string; origin: string | undefined };

/** Only forms of this installation and of the configured provider are framed. */
export function formFrame(
  formUrl: string,
  { builder }: Pick<FormProviders, 'builder'>,
): FormFrame | undefined {
  const formId = formIdFromUrl(formUrl);
  if (!formId) return undefined;
  if (formUrl.startsWith('/') && !formUrl.startsWith('//'))
    return { src: formUrl, formId, origin: undefined };
  const origin = URL.parse(formUrl)?.origin;
  return origin && origin === builder.origin ? { src: formUrl, formId, origin } : undefined;
}
