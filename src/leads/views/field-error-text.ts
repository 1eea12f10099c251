import type { ContactTexts } from '../contact-form-props.ts';
import type { ContactField, FieldError } from '../contact-rules.ts';

/** What is wrong with a field and what to do about it, as a sentence. */
export function fieldErrorText(field: ContactField, fault: FieldError, texts: ContactTexts): string {
  if (field === 'siteName') return texts.contactSellerMissing;
  if (fault === 'too long' && field !== 'phone') return texts.contactTooLong;
  if (field === 'phone') return phoneErrorText(fault, texts);
  if (field === 'email') return fault === 'missing' ? texts.contactEmailMissing : texts.contactEmailWrong;
  return texts.contactNameMissing;
}

function phoneErrorText(fault: FieldError, texts: ContactTexts): string {
  if (fault === 'missing') return texts.contactPhoneMissing;
  if (fault === 'too short') return texts.contactPhoneShort;
  return fault === 'too long' ? texts.contactPhoneLong : texts.contactPhoneWrong;
}
