import type { RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { findTextLinkError } from '../links/text-link-error.ts';

/** Payload's editor would only name the field of a refused link; the sentence says which link and why. */
export const validateRichText: RichTextFieldValidation = (value, options) =>
  findTextLinkError(value, options.req.i18n.language) ?? richText(value, options);
