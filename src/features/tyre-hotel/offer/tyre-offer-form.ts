import { dealershipOption, workshopReceiver } from '../../leads/declared-forms/dealership-option.ts';
import { declareForm } from '../../leads/declared-forms/declare-form.ts';

/** A request for the price of new tyres, from the warning that the old ones are worn (TH-28). */
export const tyreOfferForm = declareForm({
  name: 'TyreOfferForm',
  isAvailableOn: ({ indices }) => Boolean(indices.sites),
  fields: {
    siteName: {
      kind: 'dealership',
      label: 'tyreWorkshop',
      options: async ({ site, stock }) => (await stock.dealerships(site)).map(dealershipOption),
      required: true,
    },
    regno: { kind: 'plate', label: 'tyrePlate', required: true },
    description: { kind: 'message', label: 'tyreOfferWhat', required: true, wide: true },
    customerName: { kind: 'name', label: 'contactName', wide: true, required: true },
    customerPhone: { kind: 'phone', label: 'contactPhone', required: true },
    customerEmail: { kind: 'email', label: 'contactEmail', example: 'contactEmailExample', required: true },
  },
  sections: [
    { title: 'tyreOfferTyres', fields: ['siteName', 'regno', 'description'] },
    { title: 'tyreYourDetails', fields: ['customerName', 'customerPhone', 'customerEmail'] },
  ],
  customer: ({ customerName, customerPhone, customerEmail }) => ({
    ...{ name: customerName, phone: customerPhone, email: customerEmail },
  }),
  receiver: ({ siteName }, context) => workshopReceiver(siteName, context),
  receipt: ['siteName'],
  mail: {
    subject: ({ regno }, texts) => texts('tyreOfferMailSubject', { plate: regno }),
    heading: ({ customerName }, texts) => texts('tyreOfferMailHeading', { name: customerName }),
  },
  texts: {
    title: 'tyreOffer',
    submit: 'tyreOfferSend',
    failure: 'tyreFailed',
    sentTitle: 'tyreOfferSent',
    sentText: 'tyreOfferSentText',
  },
});
