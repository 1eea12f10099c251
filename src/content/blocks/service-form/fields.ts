import { choice, flag, longText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Workshop request',
  group: 'Forms',
  help: 'A form that asks a Norwegian workshop for a time; the workshop calls back. Belongs first on a page of its own.',
};

export const fields = {
  vehicle: choice('For', ['Cars', 'Motorcycles']),
  title: text('Heading', { help: 'Empty: a text in the language of the page.' }),
  titleTag: choice('Level of the heading', ['h1', 'h2']),
  text: longText('Text'),
  newsletterOptional: flag('The newsletter is optional', {
    help: 'Otherwise the form can only be sent with the newsletter ticked, as the group’s form definition says.',
  }),
};
