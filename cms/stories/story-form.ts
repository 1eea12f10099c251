import type { Field, GroupField, PayloadRequest, TextField } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { isDate } from './find-story-problems.ts';
import { storyErrorMessages } from './story-error-messages.ts';

/** The fields of a story as editors fill them in: a day from a calendar, tags of the site. */
export function storyForm(field: Field): Field {
  return withFields(field, (part) => {
    if (part.name === 'date')
      return {
        ...part,
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          !value || isDate(String(value)) || chooseText(storyErrorMessages, req.i18n.language).dateForm,
        admin: { components: { Field: '/components/date-time-field.tsx#DateField' } },
      } as TextField;
    if (part.name === 'tags')
      return { ...part, admin: { components: { Field: '/components/stories/tags-field.tsx#TagsField' } } };
    return part;
  });
}

/** Tags are a collection of their own; what a list named before stays in its table. */
export function storiesIndexForm(field: Field): Field {
  return withFields(field, (part) =>
    part.name === 'tags' ? ({ ...part, admin: { hidden: true } } as TextField) : part,
  );
}

function withFields(field: Field, change: (part: TextField) => TextField): Field {
  const { fields } = field as GroupField;
  return { ...field, fields: fields.map((part) => change(part as TextField)) } as Field;
}
