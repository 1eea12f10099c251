import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

type Model = Resolved<typeof fields>['cards'][number];

/** Up to four pairs; one that lacks its label or its value is skipped. */
export function completeLabels(model: Model): { label: string; value: string }[] {
  return [
    { label: model.label1, value: model.labelValue1 },
    { label: model.label2, value: model.labelValue2 },
    { label: model.label3, value: model.labelValue3 },
    { label: model.label4, value: model.labelValue4 },
  ].filter(({ label, value }) => label && value);
}
