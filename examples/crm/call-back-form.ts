import { defineForm } from 'forecourt/extension';

/** Somebody wants to be called. The CRM decides who does, so the form names no dealership. */
export const callBackForm = defineForm({
  labels: {
    label: 'Ask for a call',
    group: 'Forms',
    help: 'Visitors leave their number; the CRM decides who calls.',
  },
  fields: {
    name: { kind: 'name', required: true },
    phone: { kind: 'phone', required: true },
    email: { kind: 'email', required: true },
    when: {
      kind: 'choice',
      label: 'callBackWhen',
      look: 'radios',
      options: [
        { value: 'morning', text: 'morning' },
        { value: 'afternoon', text: 'afternoon' },
      ],
      required: true,
    },
    message: { kind: 'message', label: 'callBackAbout', wide: true },
    gdpr: { kind: 'checkbox', label: 'callBackConsent', consent: true, required: true, wide: true },
  },
  sections: [
    { title: 'callBackAbout', fields: ['when', 'message'] },
    { title: 'callBackYou', fields: ['name', 'phone', 'email', 'gdpr'] },
  ],
  receipt: ['when'],
  mail: {
    subject: ({ name, phone }, t) => t('callBackSubject', { name, phone }),
    heading: (_, t) => t('callBackTitle'),
  },
  texts: {
    title: 'callBackTitle',
    submit: 'callBackSubmit',
    sentTitle: 'callBackSentTitle',
    sentText: 'callBackSentText',
  },
  sample: {
    name: 'Kim Berg',
    phone: '070 123 45 67',
    email: 'kim@example.com',
    when: 'morning',
    message: 'Is the tow bar included?',
    gdpr: true,
  },
});
