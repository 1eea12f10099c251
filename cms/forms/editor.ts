import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Field, FieldAffectingData, TextField } from 'payload';
import { linkTargetField, validateTextLinkAddress } from '../links/link-fields.ts';
import { toLinkTarget } from '../links/link-target.ts';

/** Rich text: the few node types that every theme styles (src/shared/platform/fields/rich-text.ts). */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [], fields: withLinkTarget }),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    FixedToolbarFeature(),
  ],
});

/** The same choice of targets as in the links of blocks. Every link has the type `custom`: Payload's own picker knows documents only. */
function withLinkTarget({ defaultFields }: { defaultFields: readonly FieldAffectingData[] }): Field[] {
  const url: TextField = {
    name: 'url',
    label: { en: 'Or an address', sv: 'Eller en adress' },
    type: 'text',
    validate: validateTextLinkAddress,
    admin: {
      condition: (_, link) => !toLinkTarget(link?.['to']),
      components: { afterInput: ['/components/links/offer-target.tsx#OfferTarget'] },
    },
  };
  return (defaultFields as readonly Field[]).flatMap((field) => {
    if (!('name' in field)) return [field];
    if (field.name === 'linkType') return [{ ...field, admin: { hidden: true } } as Field];
    return field.name === 'url' ? [linkTargetField, url] : [field];
  });
}
