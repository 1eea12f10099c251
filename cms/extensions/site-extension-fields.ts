import type { Field } from 'payload';
import type { Extension } from '../../src/extension/extension.ts';
import { internalFieldAdmin } from '../collections/internal-field-admin.ts';
import { toStudioFields } from '../forms/to-studio-fields.ts';
import { toRow } from '../publishing/to-published.ts';

/**
 * What extensions let be said of a site: a group of each, whose values are stored as JSON beside the site's own. So no
 * table changes with an extension, and what one that is off has stored stays.
 */
export function siteExtensionFields(extensions: readonly Extension[]): Field[] {
  const groups = extensions.flatMap((extension) =>
    extension.siteFields ? [{ ...extension, siteFields: extension.siteFields }] : [],
  );
  return [
    ...groups.map(
      ({ name, about, siteFields }): Field => ({
        name: groupName(name),
        label: name,
        type: 'group',
        virtual: true,
        fields: toStudioFields(siteFields),
        hooks: { afterRead: [({ data }) => toRow(toRow(data)['extensionValues'])[name] ?? {}] },
        admin: { description: about },
      }),
    ),
    {
      name: 'extensionValues',
      label: 'Values of extensions',
      type: 'json',
      hooks: {
        beforeChange: [
          ({ value, data, originalDoc }) => {
            const given = groups.flatMap(({ name }) => {
              const written = toRow(data)[groupName(name)];
              return written === undefined ? [] : [[name, toRow(written)] as const];
            });
            const stored = toRow(toRow(originalDoc)['extensionValues']);
            return { ...stored, ...toRow(value), ...Object.fromEntries(given) };
          },
        ],
      },
      admin: internalFieldAdmin,
    },
  ];
}

function groupName(extension: string): string {
  return `extension_${extension.replaceAll('-', '_')}`;
}
