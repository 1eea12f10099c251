import type { FormOption } from '../../../shared/forms/form-field.ts';
import { countries } from '../../../shared/sites/countries.ts';
import { dealershipOption, workshopReceiver } from '../declared-forms/dealership-option.ts';
import { declareForm, type OptionsContext } from '../declared-forms/declare-form.ts';
import { CAR_SERVICES, MOTORCYCLE_SERVICES, type ServiceType } from './service-types.ts';

/** Norwegian workshops take orders by a form: the dealer calls back with a time. One kind for cars, one for motorcycles. */
export const serviceForm = declareServiceForm({ name: 'ServiceForm', typeMC: false });
export const motorcycleServiceForm = declareServiceForm({ name: 'MotorcycleServiceForm', typeMC: true });

function declareServiceForm({ name, typeMC }: { name: string; typeMC: boolean }) {
  return declareForm({
    name,
    isAvailableOn: ({ country, indices }) =>
      countries[country].rules.takesServiceOrdersByForm && Boolean(indices.sites),
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
    receiver: ({ siteName }, context) => workshopReceiver(siteName, context),
    receipt: ['siteName', 'date', 'services'],
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
