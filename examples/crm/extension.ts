import { API_VERSION, defineBlock, defineExtension } from 'forecourt/extension';
import { callBackForm } from './call-back-form.ts';
import { deliverLead } from './deliver-lead.ts';
import en from './messages/en.json' with { type: 'json' };
import fi from './messages/fi.json' with { type: 'json' };
import nb from './messages/nb.json' with { type: 'json' };
import sk from './messages/sk.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };
import { fields, labels, samples } from './reviews/fields.ts';

/** A CRM with a REST API: leads go there, and what customers say of us is shown on pages. */
export default defineExtension({
  name: 'crm',
  apiVersion: API_VERSION,
  about: 'leads into the CRM, and the reviews that customers wrote there',
  settings: {
    url: { variable: 'CRM_URL', about: 'the address of its API, such as https://api.crm.example/v2' },
    clientId: { variable: 'CRM_CLIENT_ID', about: 'of the OAuth client that this installation is' },
    clientSecret: { variable: 'CRM_CLIENT_SECRET', about: 'of that client' },
  },
  texts: { en, fi, nb, sk, sv },
  forms: { 'call-back': callBackForm },
  leadDeliveries: { leads: { about: 'contact and lead in the CRM', deliver: deliverLead } },
  blocks: { reviews: defineBlock({ labels, fields, samples, view: () => import('./reviews/view.tsx') }) },
});
