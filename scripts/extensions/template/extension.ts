import { API_VERSION, defineBlock, defineExtension } from 'forecourt/extension';
import { deliverLead } from './deliver-lead.ts';
import { fields, labels, samples } from './greeting/fields.ts';
import en from './messages/en.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

export default defineExtension({
  name: 'template',
  apiVersion: API_VERSION,
  about: 'what it does, in one line for operators',
  settings: {
    url: { variable: 'TEMPLATE_URL', about: 'where leads are posted', optional: true },
  },
  texts: { en, sv },
  blocks: { greeting: defineBlock({ labels, fields, samples, view: () => import('./greeting/view.tsx') }) },
  leadDeliveries: { leads: { about: 'posts each lead as JSON', deliver: deliverLead } },
});
