import { memo, type ReactNode } from 'react';
import { formatNumber } from '../../sites/formats.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { type FacetValuePath, type Selection, toChoice } from '../faceted-list.ts';
import type { PanelValue } from '../filter-panel.ts';
import { choiceParam, type Param } from '../list-address.ts';
import { useListTools } from './list-context.ts';

interface BoxProps {
  facet: string;
  value: PanelValue;
  label?: ReactNode;
  /** For an excluded value: how it is called, and what the form sends for it. */
  excluded?: { label: string; param: Param } | undefined;
}

/** A box of the form: search engines follow links, and of their mixtures there are endlessly many. */
export function FacetBox({ facet, value, label, excluded }: BoxProps) {
  const { declaration, language, formId, toggle } = useListTools();
  const { path, text, count, chosen } = value;
  const [name, written] = excluded?.param ?? choiceParam(toChoice({ facet, path }), declaration);
  return (
    <BoxRow
      {...{ facet, name, written, formId, toggle }}
      path={path.join('>')}
      label={excluded?.label ?? label ?? text}
      chosen={excluded ? 'all' : chosen}
      count={excluded ? undefined : formatNumber(count, language)}
      isEmpty={count === 0 && !excluded}
    />
  );
}

interface RowProps {
  facet: string;
  name: string;
  formId: string;
  path: string;
  written: string;
  label: ReactNode;
  count: string | undefined;
  isEmpty: boolean;
  chosen: Selection;
  toggle: (value: FacetValuePath) => void;
}

/** Memoised: a panel has a hundred of them and a choice changes few. */
const BoxRow = memo(function BoxRow(row: RowProps) {
  return (
    <Checkbox
      label={row.label}
      count={row.count}
      isEmpty={row.isEmpty}
      form={row.formId}
      name={row.name}
      value={row.written}
      checked={row.chosen === 'all'}
      mixed={row.chosen === 'some'}
      onChange={() => row.toggle({ facet: row.facet, path: row.path.split('>') })}
      autoComplete="off"
    />
  );
});
