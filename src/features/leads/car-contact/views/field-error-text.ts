import type { FieldError } from '../../../../shared/platform/contact-rules.ts';
import type { ContactTexts } from '../contact-form-props.ts';
import type { ContactField } from '../contact-rules.ts';

/** A sentence that says what is wrong with a field and how to correct it. */
export function fieldErrorText(field: ContactField, error: FieldError, texts: ContactTexts): string {
  if (field === 'siteName') return texts.contactSellerMissing;
  if (error === 'too long' && field !== 'phone') return texts.contactTooLong;
  if (field === 'phone') return phoneErrorText(error, texts);
  if (field === 'email') return error === 'missing' ? texts.contactEmailMissing : texts.contactEmailWrong;
  return texts.contactNameMissing;
}

function phoneErrorText(error: FieldError, texts: ContactTexts): string {
  if (error === 'missing') return texts.contactPhoneMissing;
  if (error === 'too short') return texts.contactPhoneShort;
  return error === 'too long' ? texts.contactPhoneLong : texts.contactPhoneWrong;
}
