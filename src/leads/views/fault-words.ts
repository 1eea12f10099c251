import type { ContactWords } from '../contact-form-props.ts';
import type { ContactText, Fault } from '../contact-rules.ts';

/** What is wrong with a field and what to do about it, as a sentence. */
export function faultWords(field: ContactText, fault: Fault, texts: ContactWords): string {
  if (field === 'siteName') return texts.contactSellerMissing;
  if (fault === 'too long' && field !== 'phone') return texts.contactTooLong;
  if (field === 'phone') return phoneWords(fault, texts);
  if (field === 'email') return fault === 'missing' ? texts.contactEmailMissing : texts.contactEmailWrong;
  return texts.contactNameMissing;
}

function phoneWords(fault: Fault, texts: ContactWords): string {
  if (fault === 'missing') return texts.contactPhoneMissing;
  if (fault === 'too short') return texts.contactPhoneShort;
  return fault === 'too long' ? texts.contactPhoneLong : texts.contactPhoneWrong;
}
