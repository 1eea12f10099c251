import type { JSONField, PayloadRequest, TextField } from 'payload';
import { findHrefError, safeHref } from '../../src/shared/platform/fields/safe-href.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { linkErrorMessages } from './link-error-messages.ts';
import { toLinkTarget } from './link-target.ts';

type Asked = { req: Pick<PayloadRequest, 'i18n'> };

/** Where a link leads, picked from the site. Links of blocks, settings and running text all have this field. */
export const linkTargetField: JSONField = {
  name: 'to',
  label: { en: 'Leads to', sv: 'Leder till' },
  type: 'json',
  validate: validateTarget,
  admin: { components: { Field: '/components/links/link-target-field.tsx#LinkTargetField' } },
};

/** A typed address, as long as nothing is picked. */
export const linkAddressField: TextField = {
  name: 'href',
  label: { en: 'Or an address', sv: 'Eller en adress' },
  type: 'text',
  validate: validateAddress,
  admin: {
    condition: (_, link) => !toLinkTarget(link?.['to']),
    description: {
      en: 'Of another site, or mailto: or tel:',
      sv: 'Till en annan webbplats, eller mailto: eller tel:',
    },
    components: { afterInput: ['/components/links/offer-target.tsx#OfferTarget'] },
  },
};

function validateTarget(value: unknown, { req }: Asked): true | string {
  if (value === undefined || value === null || toLinkTarget(value)) return true;
  return textsFor(req).target;
}

export function validateAddress(value: unknown, { req }: Asked): true | string {
  if (value === undefined || value === null || value === '') return true;
  const refusal = findHrefError(String(value));
  if (refusal) return textsFor(req).address(refusal);
  return safeHref.safeParse(value).success ? true : textsFor(req).tooLong;
}

/** Without a request, as in a unit test, the sentences are English. */
function textsFor(req: Asked['req'] | undefined) {
  return chooseText(linkErrorMessages, req?.i18n?.language ?? 'en');
}

/** The address of a link in running text: its words alone lead nowhere. */
export function validateTextLinkAddress(
  value: unknown,
  { req, siblingData }: Asked & { siblingData?: unknown },
): true | string {
  if (toLinkTarget((siblingData as { to?: unknown } | undefined)?.to)) return true;
  return value ? validateAddress(value, { req }) : textsFor(req).empty;
}
