import { inAllLanguages } from '../../sites/in-all-languages.ts';
import { declareForm } from '../forms/declare-form.ts';
import type { FormOption, OptionsContext } from '../forms/form-field.ts';
import type { Receiver } from '../lead.ts';
import { dealershipOption, workshopEmail } from './dealership-option.ts';
import { CAR_SERVICES, MOTORCYCLE_SERVICES, type ServiceType } from './service-types.ts';

/** Norwegian workshops take orders by a form: the dealer calls back with a time. One kind for cars, one for motorcycles. */
export const serviceForm = declareServiceForm({ name: 'ServiceForm', typeMC: false });
export const motorcycleServiceForm = declareServiceForm({ name: 'MotorcycleServiceForm', typeMC: true });

function declareServiceForm({ name, typeMC }: { name: string; typeMC: boolean }) {
  return declareForm({
    name,
    isAvailableOn: ({ country, indices }) => country === 'NO' && Boolean(indices.sites),
    fields: {
      siteName: {
        kind: 'dealership',
        label: 'serviceFormDealer',
        options: typeMC ? motorcycleDealers : carDealers,
        required: true,
      },
      date: { kind: 'date', label: 'serviceFormDate', notBefore: 'today', required: true },
      regno: { kind: 'plate', label: 'serviceFormPlate', example: 'serviceFormPlateExample', required: true },
      milage: { kind: 'number', label: 'serviceFormMileage', unit: 'serviceFormKm', min: 0 },
      services: {
        kind: 'choices',
        label: 'serviceFormServices',
        options: toOptions(typeMC ? MOTORCYCLE_SERVICES : CAR_SERVICES),
      },
      other: { kind: 'text', label: 'serviceFormOther', wide: true, revealed: true },
      description: {
        kind: 'message',
        label: 'serviceFormDescription',
        example: typeMC ? 'serviceFormDescriptionExampleMC' : 'serviceFormDescriptionExample',
      },
      customerName: { kind: 'name', label: 'contactName', wide: true, required: true },
      customerPhone: { kind: 'phone', label: 'contactPhone', required: true },
      customerEmail: {
        kind: 'email',
        label: 'contactEmail',
        example: 'contactEmailExample',
        required: true,
      },
      gdpr: {
        kind: 'checkbox',
        label: 'serviceFormConsent',
        missing: 'serviceFormConsentMissing',
        consent: true,
        required: true,
      },
      newsletter: {
        kind: 'checkbox',
        label: 'serviceFormNewsletter',
        missing: 'serviceFormNewsletterMissing',
        consent: true,
        required: true,
      },
      typeMC: { kind: 'constant', value: typeMC },
    },
    sections: [
      { title: 'serviceFormWhere', fields: ['siteName', 'date'] },
      { title: typeMC ? 'serviceFormMotorcycle' : 'serviceFormCar', fields: ['regno', 'milage'] },
      { title: 'serviceFormWhat', fields: ['services', 'other', 'description'] },
      {
        title: 'serviceFormCustomer',
        fields: ['customerName', 'customerPhone', 'customerEmail', 'gdpr', 'newsletter'],
      },
    ],
    aside: {
      title: 'serviceFormNext',
      steps: ['serviceFormNextSent', 'serviceFormNextCall', 'serviceFormNextKey'],
    },
    customer: ({ customerName, customerPhone, customerEmail }) => ({
      ...{ name: customerName, phone: customerPhone, email: customerEmail },
    }),
    receiver: ({ siteName }, context) => findReceiver(siteName, context),
    mail: {
      subject: ({ regno, date }, texts) =>
        texts(typeMC ? 'serviceFormMailSubjectMC' : 'serviceFormMailSubject', { regno, date }),
      heading: ({ customerName }, texts) => texts('serviceFormMailHeading', { name: customerName }),
    },
    texts: {
      title: typeMC ? 'serviceFormTitleMC' : 'serviceFormTitle',
      submit: 'serviceFormSubmit',
      failure: 'serviceFormFailure',
      sentTitle: 'serviceFormSentTitle',
      sentText: 'serviceFormSentText',
    },
  });
}

/** Visitors see the names and the form sends the names; the ids are those of the group's lists (NOF-03, NOF-04). */
function toOptions(types: readonly ServiceType[]): readonly FormOption[] {
  return types.map(({ name, isOther = false }) => ({ value: name, label: name, reveals: isOther }));
}

async function carDealers({ site, stock }: OptionsContext): Promise<readonly FormOption[]> {
  return (await stock.dealerships(site)).map(dealershipOption);
}

/** Motorcycles are repaired in one place (NOF-05). */
const MOTORCYCLE_DEALER = 'Stavanger';

async function motorcycleDealers({ site, stock }: OptionsContext): Promise<readonly FormOption[]> {
  const dealership = (await stock.dealerships(site)).find(({ city }) => city === MOTORCYCLE_DEALER);
  const option = dealership ? dealershipOption(dealership) : { value: MOTORCYCLE_DEALER };
  return [{ ...option, label: MOTORCYCLE_DEALER }];
}

async function findReceiver(
  siteName: string,
  { site, stock }: OptionsContext,
): Promise<Receiver | undefined> {
  const dealership = (await stock.dealerships(site)).find(({ name }) => name === siteName);
  const email = dealership && workshopEmail(dealership);
  return email ? { name: siteName, email } : undefined;
}

const nb = {
  serviceFormTitle: 'Bestill time på verkstedet',
  serviceFormTitleMC: 'Bestill time til motorsykkelen',
  serviceFormWhere: 'Hvor og når',
  serviceFormDealer: 'Nærmeste forhandler',
  serviceFormDate: 'Ønsket dato',
  serviceFormCar: 'Bilen',
  serviceFormMotorcycle: 'Motorsykkelen',
  serviceFormPlate: 'Registreringsnummer',
  serviceFormPlateExample: 'AB 12345',
  serviceFormMileage: 'Kilometerstand',
  serviceFormKm: 'km',
  serviceFormWhat: 'Hva skal gjøres',
  serviceFormServices: 'Velg en eller flere',
  serviceFormOther: 'Annet, vennligst beskriv',
  serviceFormDescription: 'Beskrivelse',
  serviceFormDescriptionExample: 'Det banker foran til høyre når jeg svinger …',
  serviceFormDescriptionExampleMC: 'Service før sesongen, og nye klosser foran …',
  serviceFormCustomer: 'Om deg',
  serviceFormConsent: 'Jeg samtykker til at opplysningene lagres og brukes til å behandle henvendelsen.',
  serviceFormConsentMissing: 'Uten samtykke kan vi ikke ta imot henvendelsen.',
  serviceFormNewsletter: 'Ja takk til nyhetsbrev. Jeg kan melde meg av når som helst.',
  serviceFormNewsletterMissing: 'Kryss av for nyhetsbrev for å sende skjemaet.',
  serviceFormSubmit: 'Send bestillingen',
  serviceFormFailure: 'Noe gikk galt, vennligst prøv igjen senere.',
  serviceFormSentTitle: 'Takk for din henvendelse!',
  serviceFormSentText: 'Vi tar kontakt med deg for å bekrefte din booking.',
  serviceFormNext: 'Slik går det videre',
  serviceFormNextSent: 'Bestillingen går rett til verkstedet du velger.',
  serviceFormNextCall: 'De ringer deg og bekrefter tid og pris, som regel samme dag.',
  serviceFormNextKey: 'Lever nøkkelen i skranken, eller i boksen fra klokka seks.',
  serviceFormMailSubject: 'Verkstedbestilling: {regno}, {date}',
  serviceFormMailSubjectMC: 'Verkstedbestilling, motorsykkel: {regno}, {date}',
  serviceFormMailHeading: '{name} vil bestille time',
};

const en: typeof nb = {
  serviceFormTitle: 'Book the workshop',
  serviceFormTitleMC: 'Book the workshop for your motorcycle',
  serviceFormWhere: 'Where and when',
  serviceFormDealer: 'Nearest dealer',
  serviceFormDate: 'Preferred date',
  serviceFormCar: 'The car',
  serviceFormMotorcycle: 'The motorcycle',
  serviceFormPlate: 'Registration number',
  serviceFormPlateExample: 'AB 12345',
  serviceFormMileage: 'Mileage',
  serviceFormKm: 'km',
  serviceFormWhat: 'What needs doing',
  serviceFormServices: 'Choose one or more',
  serviceFormOther: 'Something else, please describe',
  serviceFormDescription: 'Description',
  serviceFormDescriptionExample: 'There is a knock from the front right when I turn …',
  serviceFormDescriptionExampleMC: 'Service before the season, and new front pads …',
  serviceFormCustomer: 'About you',
  serviceFormConsent: 'I agree that my details are stored and used to handle this request.',
  serviceFormConsentMissing: 'Without your consent we cannot accept the request.',
  serviceFormNewsletter: 'Yes please to the newsletter. I can unsubscribe at any time.',
  serviceFormNewsletterMissing: 'Tick the newsletter to send the form.',
  serviceFormSubmit: 'Send the request',
  serviceFormFailure: 'Something went wrong, please try again later.',
  serviceFormSentTitle: 'Thank you for your request!',
  serviceFormSentText: 'We will contact you to confirm your booking.',
  serviceFormNext: 'What happens next',
  serviceFormNextSent: 'Your request goes straight to the workshop you choose.',
  serviceFormNextCall: 'They call you to confirm time and price, usually the same day.',
  serviceFormNextKey: 'Leave the key at the desk, or in the box from six o’clock.',
  serviceFormMailSubject: 'Workshop request: {regno}, {date}',
  serviceFormMailSubjectMC: 'Workshop request, motorcycle: {regno}, {date}',
  serviceFormMailHeading: '{name} would like a workshop time',
};

/** The form is for Norwegian sites; a page of theirs in another language gets English. */
export const serviceFormDictionary = inAllLanguages({ sv: en, nb, en, fi: en, sk: en });

declare module '../../sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof serviceFormDictionary> {}
}
