import type { Block, BlockProps } from '../../content/blocks/block.ts';
import { buildDeclaredForm } from '../../features/leads/declared-forms/build-declared-form.ts';
import type { DeclaredForm } from '../../features/leads/declared-forms/declare-form.ts';
import { createStock } from '../../features/leads/stock.ts';
import type { DeclaredFormProps } from '../../shared/forms/declared-form-props.ts';
import { FormSection } from '../../shared/forms/views/form-section.tsx';
import { formBlockFields } from './form-block-fields.ts';

type Fields = typeof formBlockFields;

/** The block that shows a form of an extension. */
// biome-ignore lint/suspicious/noExplicitAny: the registry knows blocks of any fields
export function formBlock(form: DeclaredForm): Block<any, DeclaredFormProps | undefined> {
  return {
    fields: formBlockFields,
    stylesheets: ['src/shared/forms/views/declared-form.css'],
    samples: { 'with its own heading': { fields: {} } },
    // A site that has no such form shows nothing: what it sent would be refused.
    load: (_, context) =>
      form.isAvailableOn(context.site)
        ? buildDeclaredForm(form, context, {
            stock: createStock(context.services),
            tokens: context.services.formTokens,
          })
        : undefined,
    view: ({ fields, data, page }) => <ExtensionForm {...{ fields, data, page }} form={form} />,
  } satisfies Block<Fields, DeclaredFormProps | undefined>;
}

type Props = BlockProps<Fields, DeclaredFormProps | undefined> & { form: DeclaredForm };

function ExtensionForm({ fields: { title, titleTag, text }, data, page, form }: Props) {
  if (!data) return null;
  const heading = title || page.texts(form.texts.title);
  return <FormSection title={heading} titleTag={titleTag} text={text} form={data} />;
}
